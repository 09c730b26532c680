import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { createProgram } from './createProgram.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SCREENS = 'src/{app,features,ui}/**/*.tsx';
const TESTS = /(\.test\.tsx|(^|\/)test-support)$/;
const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.Any | ts.TypeFlags.Unknown;

/**
 * Finds text that is not its element's only child.
 * Browser translation replaces text nodes. React updates an only child through `textContent`, which still
 * works, but any other text through its node, which is no longer in the page (decision 035). Detecting text
 * requires types, which oxlint plugins lack, so this cannot be an oxlint rule.
 */
function findBareTexts(program: ts.Program, paths: readonly string[]): string[] {
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

  for (const path of paths) {
    const file = program.getSourceFile(path);
    if (file) visit(file);
  }
  return findings;
}

/** Returns whether a child renders anything, unlike a comment or a line break between two elements. */
function isDrawn(child: ts.JsxChild): boolean {
  if (ts.isJsxExpression(child)) return child.expression !== undefined;
  return !ts.isJsxText(child) || !child.containsOnlyTriviaWhiteSpaces;
}

function describe(child: ts.JsxChild): string {
  const file = child.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(child.getStart());
  const words = child.getText().trim() || 'a space';
  return `${file.fileName.replace(ROOT, '')}:${line + 1}: ${words} is not the only child of its element: wrap it in its own element.`;
}

const paths = globSync(SCREENS, { cwd: ROOT, exclude: (path) => TESTS.test(path) }).map(
  (path) => ROOT + path,
);
const findings = findBareTexts(createProgram([...paths, `${ROOT}vite-env.d.ts`]), paths);
for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
