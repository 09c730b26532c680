import { isJsxElement, isJsxExpression, isJsxFragment, isJsxText } from 'typescript-native/unstable/ast/is';
import type { JsxChild, Node, SourceFile } from 'typescript-native/unstable/ast';
import { TypeFlags, type Checker, type Type } from 'typescript-native/unstable/sync';
import { placeOf } from './placeOf.ts';

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.Any | TypeFlags.Unknown;

/**
 * Finds text that is not its element's only child.
 * Browser translation replaces text nodes. React updates an only child through `textContent`, which still
 * works, but any other text through its node, which is no longer in the page (decision 035). Detecting text
 * requires types, which oxlint plugins lack, so this cannot be an oxlint rule.
 */
export function findBareTexts(checker: Checker, files: readonly SourceFile[]): string[] {
  const findings: string[] = [];

  const admitsText = (type: Type | undefined, seen = new Set<number>()): boolean => {
    if (!type || seen.has(type.id)) return false;
    seen.add(type.id);
    // An empty string, as in `text && <p />`, renders nothing.
    if (type.isLiteralType() && !type.value) return false;
    if (type.flags & TEXT) return true;
    if (type.isUnionType()) return type.getTypes().some((each) => admitsText(each, seen));
    if (!type.isObjectType()) return false;
    const items = checker
      .getIndexInfosOfType(type)
      .filter(({ keyType }) => keyType.flags & TypeFlags.NumberLike);
    return items.some(({ valueType }) => admitsText(valueType, seen));
  };
  const isText = (child: JsxChild, isAlone: boolean): boolean => {
    if (isJsxText(child)) return !isAlone;
    if (!isJsxExpression(child) || !child.expression) return false;
    const type = checker.getTypeAtLocation(child.expression);
    // A text may be an only child. The entries of an array are separate children.
    return admitsText(type) && !(isAlone && type && !checker.isArrayType(type));
  };
  const visit = (node: Node): void => {
    if (isJsxElement(node) || isJsxFragment(node)) {
      const children = node.children.filter(isDrawn);
      const isAlone = isJsxElement(node) && children.length === 1;
      findings.push(...children.filter((child) => isText(child, isAlone)).map(describe));
    }
    node.forEachChild(visit);
  };

  files.forEach(visit);
  return findings;
}

/** Returns whether a child renders anything, unlike a comment or a line break between two elements. */
function isDrawn(child: JsxChild): boolean {
  if (isJsxExpression(child)) return child.expression !== undefined;
  return !isJsxText(child) || !child.containsOnlyTriviaWhiteSpaces;
}

function describe(child: JsxChild): string {
  const words = child.getText().trim() || 'a space';
  return `${placeOf(child)}: ${words} is not the only child of its element: wrap it in its own element.`;
}
