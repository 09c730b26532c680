import { relative } from 'node:path';
import type ts from 'typescript';

/** Returns the file and line of a node, for a finding. */
export function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${relative(process.cwd(), file.fileName)}:${String(line + 1)}`;
}
