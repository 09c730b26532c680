import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Something the compiler rejects: its place, the text of that line, and the message. */
export interface Refusal {
  readonly file: string;
  readonly line: string;
  readonly message: string;
}

/** Unmodified files, parsed once for all compilations. */
const parsed = new Map<string, ts.SourceFile | undefined>();

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Compiles the tree as if some files had other contents, without writing anything.
 * @param files contents by path from the root; those below src/ are compiled, with everything they import.
 */
export function compileWith(files: Readonly<Record<string, string>>): readonly Refusal[] {
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { options: whole } = ts.parseJsonConfigFileContent(
    config,
    { ...ts.sys, readDirectory: () => [] },
    ROOT,
  );
  // A page needs the types of neither Node nor Vite.
  const options = { ...whole, types: [] };
  const planted = new Map(Object.entries(files).map(([path, text]) => [ROOT + path, text]));
  const real = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...real,
    fileExists: (path) => planted.has(path) || real.fileExists(path),
    getSourceFile: (path, target) => {
      const text = planted.get(path);
      if (text !== undefined) return ts.createSourceFile(path, text, target);
      if (!parsed.has(path)) parsed.set(path, real.getSourceFile(path, target));
      return parsed.get(path);
    },
  };

  const roots = [...planted.keys()].filter((path) => path.startsWith(`${ROOT}src/`));
  const program = ts.createProgram(roots, options, host);
  return roots
    .flatMap((path) => program.getSemanticDiagnostics(program.getSourceFile(path)))
    .map(describeDiagnostic);
}

function describeDiagnostic({ file, start = 0, messageText }: ts.Diagnostic): Refusal {
  const at = file?.getLineAndCharacterOfPosition(start).line ?? 0;
  return {
    file: file?.fileName.slice(ROOT.length) ?? '',
    line: file?.text.split('\n')[at] ?? '',
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  };
}
