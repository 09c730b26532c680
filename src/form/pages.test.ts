import { expect, test } from 'vitest';
import type { Rule } from '../core/declare/Rule.ts';
import type { Check } from '../core/declare/Check.ts';
import type { FormNode, Page, Question } from '../core/declare/FormNode.ts';
import { listsOf } from '../core/kinds/kinds.ts';
import { optionsOf } from '../core/kinds/optionsOf.ts';
import { form } from './form.ts';

/*
 * Each page, as declared, is written to a file for review: `snapshots/<page>.txt`.
 *
 * After an intended change to the form, run `npx vitest run src/form -u` and review the diff.
 */
const TODAY = '2025-06-01';
/** Settings that most questions share, omitted from the snapshots to keep reviews short. */
const PLAIN = ['tabular: false', 'inputType: text', 'max: 45'];
/** The length above which a list is shortened to its first and last options. */
const MOST_OPTIONS = 12;

test.each(form.pages.map((page) => [page.path, page] as const))(
  '%s matches its reviewed snapshot · ENT-12, COND-01…10, ENT-32, WCAG 1.3.5, VSUM-08',
  async (_, page) => {
    await expect(writePage(page)).toMatchFileSnapshot(`snapshots/${page.id}.txt`);
  },
);

function writePage({ title, path, intro, description, sections, actions }: Page): string {
  const buttons = actions.map(({ label, action, ...where }) => `[${label}] ${action} ${writeFields(where)}`);
  const lines = [`${title} (${path})`, intro, `hover: ${description}`, '', ...sections.flatMap(write)];
  return [...lines, ...buttons, ''].join('\n');
}

const indented = (lines: readonly string[]) => lines.map((line) => (line ? `  ${line}` : line));
const writeAll = (nodes: readonly FormNode[]) => nodes.flatMap(write);

function write(node: FormNode): readonly string[] {
  if ('key' in node) return writeQuestion(node);
  switch (node.kind) {
    case 'section': {
      const intro = node.intro ? [node.intro] : [];
      return [`== ${node.title} (${node.id})`, ...intro, '', ...writeAll(node.children)];
    }
    case 'fieldset': {
      const hint = node.hint ? [`  hint: ${node.hint}`, ''] : [];
      return [`fieldset ${node.id}: ${node.label}`, ...hint, ...indented(writeAll(node.children))];
    }
    case 'hiddenSection':
      return [`hide if ${node.hideWhen.map(writeRule).join(' or ')}`, ...indented(writeAll(node.children))];
    case 'conditionGroups':
      return node.groups.flatMap(({ keepWhen, children }) => [
        `group${node.inline ? ', inline,' : ''} if ${writeRule(keepWhen)}`,
        ...indented(writeAll(children)),
      ]);
    case 'watcher':
      return [`clear ${node.keys.join(', ')} unless ${writeRule(node.clearUnless)}`, ''];
    case 'tabs':
      return [
        `tabs ${node.id}: ${node.label} (${node.defaultTab} at first)`,
        ...node.tabs.flatMap(({ id, label, children }) => [
          `tab ${id}: ${label}`,
          ...indented(writeAll(children)),
        ]),
      ];
    case 'addAnother':
      return [`up to ${node.items.length} ${node.id}: [${node.addLabel}]`, ...writeItems(node.items)];
    case 'modalButton':
      return [
        `[${node.label}] opens a ${node.size} dialog`,
        ...indented(node.body.map((block) => (typeof block === 'string' ? block : writeFields(block)))),
        '',
      ];
  }
}

/** Omits the content of an item that differs from the previous one only in its number. */
function writeItems(items: readonly { n: number; title: string; children: readonly FormNode[] }[]): string[] {
  const written = items.map(({ n, title, children }) => ({ n, title, lines: writeAll(children) }));
  const plain = ({ n, lines }: (typeof written)[number]) => lines.join('\n').replaceAll(`_${n}_`, '_n_');
  return written.flatMap((item, at) => {
    const before = written[at - 1];
    const isAlike = before !== undefined && plain(before) === plain(item);
    return isAlike ? [`${item.title}: alike`, ''] : [item.title, ...indented(item.lines)];
  });
}

function writeQuestion(question: Question): readonly string[] {
  const { kind, key, label, required, checks, ...rest } = question;
  const inside = 'children' in rest ? writeAll(rest.children) : [];
  const need = required === false ? 'optional' : 'required';
  const message = typeof required === 'string' ? [`if blank: ${required}`] : [];
  const lists = listsOf(question).map((list) => `${list.key}: ${writeOptions(list.options)}`);
  const { hint, ...others } = { hint: undefined, ...rest };
  const fields = Object.entries(others)
    .filter(
      ([name, value]) =>
        value !== undefined && !['children', 'options', 'optionsByValue', 'month', 'year'].includes(name),
    )
    .map(([name, value]) => `${name}: ${writeValue(value)}`)
    .filter((line) => !PLAIN.includes(line));
  return [
    `${key} (${kind}, ${need}): ${label}`,
    ...indented([
      ...(hint ? [`hint: ${hint}`] : []),
      ...fields,
      ...(question.kind === 'monthYear'
        ? [question.month, question.year].map((part) => `${part.label}: ${part.missing}`)
        : []),
      ...lists,
      ...message,
      ...checks.map(writeCheck),
      ...inside,
    ]),
    '',
  ];
}

function writeOptions(source: Parameters<typeof optionsOf>[0]): string {
  const options = optionsOf(source, TODAY).map(({ value, label }) =>
    value === label ? label : `${value} ${label}`,
  );
  if (options.length <= MOST_OPTIONS) return options.join(' | ') || 'none';
  return `${options.length} options, ${options[0]} … ${options.at(-1)}`;
}

function writeRule({ valueKey, operator, target }: Rule): string {
  const value = typeof target === 'function' ? target(TODAY) : target;
  return [valueKey, operator, ...(value === undefined ? [] : [writeValue(value)])].join(' ');
}

function writeCheck({ check, ...rest }: Check): string {
  return `check ${check} ${writeFields(rest)}`.trim();
}

function writeFields(fields: object): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${writeValue(value)}`)
    .join(', ');
}

function writeValue(value: unknown): string {
  if (value instanceof RegExp || typeof value === 'string') return String(value);
  if (typeof value === 'function') return String((value as (argument: string) => unknown)(TODAY));
  if (Array.isArray(value)) return `[${value.map(writeValue).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return 'valueKey' in value ? writeRule(value as Rule) : `{ ${writeFields(value)} }`;
}
