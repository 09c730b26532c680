import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { createProgram } from '../check/createProgram.ts';

/** A compiler error: the file, the text of the offending line, and the message. */
export interface Rejection {
  readonly file: string;
  readonly line: string;
  readonly message: string;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Type-checks files with these contents instead of those on disk, without writing anything.
 * @param files contents by path from the root.
 * @param compiled the files to compile, with everything they import; by default, the given ones below src/.
 * @param types the packages of global types; pages need neither Node's nor Vite's.
 */
export function compileWith(
  files: Readonly<Record<string, string>>,
  compiled = Object.keys(files).filter((path) => path.startsWith('src/')),
  types: string[] = [],
): readonly Rejection[] {
  const planted = new Map(Object.entries(files).map(([path, text]) => [ROOT + path, text]));
  const roots = compiled.map((path) => ROOT + path);
  const program = createProgram(roots, planted, { types });
  return roots
    .flatMap((path) => program.getSemanticDiagnostics(program.getSourceFile(path)))
    .map(describeDiagnostic);
}

function describeDiagnostic({ file, start = 0, messageText }: ts.Diagnostic): Rejection {
  const at = file?.getLineAndCharacterOfPosition(start).line ?? 0;
  return {
    file: file?.fileName.slice(ROOT.length) ?? '',
    line: file?.text.split('\n')[at] ?? '',
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  };
}
