import ts from 'typescript';
import { placeOf } from './placeOf.ts';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.Any | ts.TypeFlags.Unknown;

/**
 * Finds text that is not its element's only child.
 * Browser translation replaces text nodes. React updates an only child through `textContent`, which still
 * works, but any other text through its node, which is no longer in the page (decision 035). Detecting text
 * requires types, which oxlint plugins lack, so this cannot be an oxlint rule.
 */
export function findBareTexts(program: ts.Program, files: readonly ts.SourceFile[]): string[] {
  const checker = program.getTypeChecker();
  const findings: string[] = [];

  const admitsText = (type: ts.Type, seen = new Set<ts.Type>()): boolean => {
    if (seen.has(type)) return false;
    seen.add(type);
    // An empty string, as in `text && <p />`, renders nothing.
    if (type.isLiteral() && !type.value) return false;
    if (type.flags & TEXT) return true;
    if (type.isUnion()) return type.types.some((each) => admitsText(each, seen));
    const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    return item !== undefined && admitsText(item, seen);
  };
  const isText = (child: ts.JsxChild, isAlone: boolean): boolean => {
    if (ts.isJsxText(child)) return !isAlone;
    if (!ts.isJsxExpression(child) || !child.expression) return false;
    const type = checker.getTypeAtLocation(child.expression);
    // A text may be an only child. The entries of an array are separate children.
    return admitsText(type) && !(isAlone && !checker.isArrayType(type));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter(isDrawn);
      const isAlone = ts.isJsxElement(node) && children.length === 1;
      findings.push(...children.filter((child) => isText(child, isAlone)).map(describe));
    }
    ts.forEachChild(node, visit);
  };

  files.forEach(visit);
  return findings;
}

/** Returns whether a child renders anything, unlike a comment or a line break between two elements. */
function isDrawn(child: ts.JsxChild): boolean {
  if (ts.isJsxExpression(child)) return child.expression !== undefined;
  return !ts.isJsxText(child) || !child.containsOnlyTriviaWhiteSpaces;
}

function describe(child: ts.JsxChild): string {
  const words = child.getText().trim() || 'a space';
  return `${placeOf(child)}: ${words} is not the only child of its element: wrap it in its own element.`;
}
