import { parse } from 'postcss';
import {
  isNoSubstitutionTemplateLiteral,
  isStringLiteral,
  isTemplateExpression,
} from 'typescript-native/unstable/ast/is';
import type { Node, SourceFile } from 'typescript-native/unstable/ast';
import type { Checker, Type } from 'typescript-native/unstable/sync';
import { placeOf } from './placeOf.ts';

const CLASS = /(?<![\w-])app-[a-z0-9]+(?:(?:-{1,2}|__)[a-z0-9]+)*(?![\w\0-])/g;

/** A placeholder, within a template, for a value whose type is not a literal. */
const UNTOLD = '\0';

/** Lists the classes that have a rule in the compiled styles. */
function listDefined(css: string): ReadonlySet<string> {
  const defined = new Set<string>();
  parse(css).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.(app-[\w-]+)/g)) defined.add(name);
  });
  return defined;
}

/**
 * Finds used classes without a style, and styles that no file uses.
 * A class built from a value (`app-button--${variant}`) counts as used for every value of its type. PurgeCSS does not
 * know types, so it would treat any class with that prefix as used.
 */
export function findUnmatchedClasses(
  checker: Checker,
  files: readonly SourceFile[],
  css: string,
  page: string,
): string[] {
  const defined = listDefined(css);
  const used = new Set(page.match(CLASS));
  const findings = [...used]
    .filter((name) => !defined.has(name))
    .map((name) => `${name} has no style: add one or remove the class.`);

  const valuesOf = (type: Type | undefined): readonly string[] => {
    if (type?.isUnionType()) return type.getTypes().flatMap(valuesOf);
    return type?.isStringLiteralType() || type?.isNumberLiteralType() ? [String(type.value)] : [UNTOLD];
  };
  const note = (texts: readonly string[], node: Node) => {
    const report = (problem: string) => findings.push(`${placeOf(node)}: ${problem}`);
    const all = texts.map((text) => new Set(text.match(CLASS)));
    const names = [...new Set(all.flatMap((each) => [...each]))];
    const fixed = names.filter((name) => all.every((each) => each.has(name)));
    const chosen = names.filter((name) => !fixed.includes(name));
    for (const name of names) used.add(name);
    for (const name of fixed)
      if (!defined.has(name)) report(`${name} has no style: add one or remove the class.`);
    // If a value selects one of several classes, some of them may need no style besides the block's own.
    if (chosen.length > 0 && !chosen.some((name) => defined.has(name)))
      report(`none of ${chosen.join(', ')} has a style: add one or remove the classes.`);
    if (texts.some((text) => /app-[\w-]*\0/.test(text)))
      report('this class name cannot be checked: give the value a type that lists the possible classes.');
  };
  const visit = (node: Node): void => {
    if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) note([node.text], node);
    if (isTemplateExpression(node)) {
      const texts = node.templateSpans.reduce(
        (begun, { expression, literal }) =>
          valuesOf(checker.getTypeAtLocation(expression)).flatMap((value) =>
            begun.map((text) => text + value + literal.text),
          ),
        [node.head.text],
      );
      note(texts, node);
    }
    node.forEachChild(visit);
  };
  files.forEach(visit);
  const unused = [...defined].filter((name) => !used.has(name));
  return [...findings, ...unused.map((name) => `styles: no file uses ${name}: remove its style.`)];
}
