import type { Identifier as Feature } from '@mdn/browser-compat-data';
import { parse, type AnyNode, type Expression, type Program, type Super } from 'acorn';
import { full } from 'acorn-walk';
import { api, javascript, lackedBy, lackedByAll, look } from './compatibility.ts';

/** A feature that a supported browser lacks. */
export interface Fault {
  /** The shortest name of the feature: 'Object.groupBy', 'lookbehind_assertion', ':has()'. */
  feature: string;
  /** The browsers that lack it, or the parser's message. */
  why: string;
}

/** The latest ECMAScript edition that the oldest browsers support, apart from the features checked below. */
const EDITION = 2022;

const LOOK_BEHIND = /\(\?<[=!]/;

/** Interfaces of the browser's global objects, by name. */
const RECEIVERS: Readonly<Record<string, string>> = {
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  localStorage: 'Storage',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  sessionStorage: 'Storage',
  window: 'Window',
  globalThis: 'Window',
};

/** Lists the property names that a script defines itself, which therefore cannot identify an API. */
export function listOwnNames(script: string): string[] {
  const own = new Set<string>();
  const note = (name: string | null) => name && own.add(name);
  full(parse(script, { ecmaVersion: 'latest', sourceType: 'module' }), (each) => {
    const node = each;
    if (node.type === 'Property' && node.kind === 'init') note(nameOf(node.key, node.computed));
    if (node.type === 'MethodDefinition' || node.type === 'PropertyDefinition')
      note(nameOf(node.key, node.computed));
  });
  return [...own];
}

/**
 * Finds the features of a built script that a supported browser lacks: syntax, regular expressions, and APIs
 * by name.
 * A script has no types, so a member of an unknown object is judged only by its name. It is accepted if an
 * older interface or the build itself (`ownNames`) also has a member of that name.
 */
export function findScriptFaults(script: string, ownNames: ReadonlySet<string> = new Set()): Fault[] {
  let program: Program;
  try {
    program = parse(script, { ecmaVersion: EDITION, sourceType: 'module' });
  } catch (error) {
    return [{ feature: 'syntax', why: `not valid in ES${String(EDITION)}: ${String(error)}` }];
  }
  const found = new Map<string, Fault>();
  const note = (feature: string, lacking: string[]) => {
    if (lacking.length > 0) found.set(feature, { feature, why: `not in ${lacking.join(', ')}` });
  };

  full(program, (each) => {
    const node = each;
    if (node.type === 'StaticBlock')
      note('static block', lackedBy(look(javascript, 'classes', 'static', 'initialization_blocks')));
    if (LOOK_BEHIND.test(patternOf(node)))
      note('lookbehind_assertion', lackedBy(look(javascript, 'regular_expressions', 'lookbehind_assertion')));
    if (node.type === 'MemberExpression') {
      const name = nameOf(node.property, node.computed);
      if (name) note(...judgeMember(node.object, name, ownNames));
    }
    if (node.type === 'Identifier') note(node.name, lackedByAll(GLOBALS.get(node.name)));
  });
  return [...found.values()];
}

/**
 * Returns a regular expression's pattern. The node may also be a string, or a template, which is how the
 * build writes strings.
 */
function patternOf(node: AnyNode): string {
  if (node.type === 'TemplateElement') return node.value.raw;
  if (node.type !== 'Literal') return '';
  return node.regex?.pattern ?? (typeof node.value === 'string' ? node.value : '');
}

function nameOf(property: AnyNode, isComputed: boolean): string | null {
  if (!isComputed) return property.type === 'Identifier' ? property.name : null;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null;
}

/** Judges a member of a known global by its interface, and any other only by its name. */
function judgeMember(
  object: Expression | Super,
  name: string,
  ownNames: ReadonlySet<string>,
): [feature: string, lacking: string[]] {
  if (object.type === 'Identifier') {
    const owners = GLOBALS.get(RECEIVERS[object.name] ?? object.name) ?? [];
    const members = owners.flatMap((owner) => look(owner, `${name}_static`) ?? look(owner, name) ?? []);
    if (members.length > 0) return [`${object.name}.${name}`, lackedByAll(members)];
  }
  return [name, ownNames.has(name) ? [] : lackedByAll(MEMBERS.get(name))];
}

type Index = Map<string, Feature[]>;

function add(index: Index, name: string, feature: Feature): void {
  const plain = name.replace(/_static$/, '');
  // Names in snake_case are MDN's notes on behaviour, not members.
  if (feature.__compat && /^[A-Za-z]+[\dA-Za-z]*$/.test(plain))
    index.set(plain, [...(index.get(plain) ?? []), feature]);
}

function children(feature: Feature): [string, Feature][] {
  return Object.entries(feature).filter(([key]) => key !== '__compat') as [string, Feature][];
}

const GLOBALS: Index = new Map();
const MEMBERS: Index = new Map();

const builtins = look(javascript, 'builtins') ?? {};
for (const [name, owner] of [...children(api), ...children(builtins)]) {
  // Functions that MDN lists as separate interfaces, such as `structuredClone`, are members of Window.
  add(GLOBALS, name, owner);
  for (const [member, feature] of children(owner)) {
    add(MEMBERS, member, feature);
    if (name === 'Window') add(GLOBALS, member, feature);
    for (const [inner, deeper] of children(feature)) if (name === 'Intl') add(MEMBERS, inner, deeper);
  }
}
// `window.x` is the same as `x`.
for (const [name, features] of GLOBALS) for (const feature of features) add(MEMBERS, name, feature);
