import type { Identifier as Feature } from '@mdn/browser-compat-data';
import { parse, type ChildNode, type Container, type Document } from 'postcss';
import { css, lackedBy, lackedByAll, look } from './compatibility.ts';
import type { Fault } from './findScriptFaults.ts';

/** Units that MDN lists as separate features. */
const UNITS: readonly [RegExp, string][] = [
  [/\d[sld]v(?:h|w|i|b|min|max)\b/, 'viewport_percentage_units_dynamic'],
  [/\dcq(?:h|w|i|b|min|max)\b/, 'container_query_length_units'],
];

/**
 * Finds the features of a built style sheet that a supported browser lacks: at-rules, media queries,
 * selectors, properties and values. Declarations inside `@supports` are skipped, because the sheet itself
 * guards them.
 */
export function findStyleFaults(sheet: string): Fault[] {
  const found = new Map<string, Fault>();
  const noteLacking = (feature: string, lacking: string[]) => {
    if (lacking.length > 0) found.set(feature, { feature, why: `not in ${lacking.join(', ')}` });
    return lacking.length > 0;
  };
  const note = (feature: string, ...path: string[]) => noteLacking(feature, lackedBy(look(css, ...path)));
  const noteValue = (property: string, value: string) => {
    for (const [, name = ''] of value.matchAll(/([a-z-]+)\(/g))
      noteLacking(`${name}()`, lackedByAll(FUNCTIONS.get(name)));
    for (const [word] of value.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g))
      note(`${property}: ${word}`, 'properties', property, word);
    for (const [unit, key] of UNITS) if (unit.test(value)) note(key, 'types', 'length', key);
  };

  parse(sheet).walk((node) => {
    if (isAskedFor(node)) return;
    if (node.type === 'atrule') {
      note(`@${node.name}`, 'at-rules', node.name);
      if (node.name === 'media') {
        if (/[<>]/.test(node.params)) note('media range', 'at-rules', 'media', 'range_syntax');
        for (const [, name = ''] of node.params.matchAll(/\(\s*([a-z-]+)/g))
          note(`(${name})`, 'at-rules', 'media', name);
      }
    } else if (node.type === 'rule') {
      for (const [, name = ''] of node.selector.matchAll(/:([a-z-]+)/g)) note(`:${name}`, 'selectors', name);
      if (node.selector.includes('&') || node.parent?.type === 'rule')
        note('nesting', 'selectors', 'nesting');
    } else if (node.type === 'decl' && !/^-/.test(node.prop)) {
      // An unsupported value invalidates a declaration, just as an unknown property does.
      if (!note(node.prop, 'properties', node.prop)) noteValue(node.prop, node.value);
    }
  });
  return [...found.values()];
}

function isAskedFor(node: ChildNode): boolean {
  for (let above: Container | Document | undefined = node.parent; above; above = above.parent as typeof above)
    if (above.type === 'atrule' && (above as unknown as { name: string }).name === 'supports') return true;
  return false;
}

const FUNCTIONS = new Map<string, Feature[]>();
function collect(from: Feature): void {
  for (const [name, feature] of Object.entries(from)) {
    if (name === '__compat') continue;
    FUNCTIONS.set(name, [...(FUNCTIONS.get(name) ?? []), feature as Feature]);
    collect(feature as Feature);
  }
}
collect(look(css, 'types') ?? {});
