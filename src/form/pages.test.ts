import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { Option } from '../core/declare/Option.ts';
import { form } from './form.ts';

/*
 * Each page, as declared, is written to a file for review, as YAML: `snapshots/<page>.txt`.
 *
 * After an intended change to the form, run `npx vitest run src/form -u` and review the diff.
 */
const TODAY = '2025-06-01';
/** Settings that most questions share, omitted from the snapshots to keep reviews short. */
const DEFAULTS: Record<string, unknown> = { required: false, tabular: false, inputType: 'text', max: 45 };
/** The length above which a list is shortened to its first and last options. */
const MOST_OPTIONS = 12;

test.each(form.pages.map((page) => [page.path, page] as const))(
  '%s matches its reviewed snapshot · ENT-12, ENT-13, ENT-26, COND-01…10, ENT-32, WCAG 1.3.5, VSUM-08',
  async (_, page) => {
    const text = stringify(page, write, { lineWidth: 0, aliasDuplicateObjects: false });

    await expect(text).toMatchFileSnapshot(`snapshots/${page.id}.txt`);
  },
);

/** Returns what is written for a setting of a node; undefined omits it. */
function write(key: unknown, value: unknown): unknown {
  if (value === DEFAULTS[String(key)]) return undefined;
  if (value instanceof RegExp) return String(value);
  if (typeof value === 'function') return write(key, (value as (argument: string) => unknown)(TODAY));
  if (!Array.isArray(value)) return value;
  if (value.length === 0) return undefined;
  if (key === 'items') return omitAlike(value);
  return value.every(isOption) ? writeOptions(value) : (value as unknown);
}

const isOption = (item: unknown): item is Option =>
  typeof item === 'object' && item !== null && Object.keys(item).join() === 'value,label';

function writeOptions(options: readonly Option[]): unknown {
  const lines = options.map(({ value, label }) => (value === label ? label : `${value}: ${label}`));
  if (lines.length <= MOST_OPTIONS) return lines;
  return [`${String(lines.length)} options`, lines[0], '…', lines.at(-1)];
}

/** Omits the content of an item that differs from the previous one only in its number. */
function omitAlike(items: readonly { readonly n: number; readonly title: string }[]): unknown {
  const plain = ({ n, ...item }: (typeof items)[number]) =>
    stringify({ ...item, title: '' }, write).replaceAll(`_${String(n)}_`, '_n_');
  return items.map((item, at) => {
    const before = items[at - 1];
    return before && plain(before) === plain(item) ? `${item.title}: alike` : item;
  });
}
