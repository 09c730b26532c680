import { relative } from 'node:path';
import type { Node } from 'typescript-native/unstable/ast';

/** Returns the file and line of a node, for a finding. */
export function placeOf(node: Node): string {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${relative(process.cwd(), file.fileName)}:${String(line + 1)}`;
}
