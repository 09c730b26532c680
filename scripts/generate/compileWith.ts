import { fileURLToPath } from 'node:url';
import { API, type Diagnostic } from 'typescript-native/unstable/sync';

/** A compiler error: the file, the text of the offending line, and the message. */
export interface Rejection {
  readonly file: string;
  readonly line: string;
  readonly message: string;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CONFIG = `${ROOT}tsconfig.planted.json`;

/**
 * Type-checks files with these contents instead of those on disk, without writing anything.
 * @param files contents by path from the root.
 * @param compiled the files to check; everything they import is read, but its errors are not returned.
 */
export function compileWith(
  files: Readonly<Record<string, string>>,
  compiled: readonly string[],
): readonly Rejection[] {
  const config = {
    extends: './tsconfig.json',
    compilerOptions: { types: ['node'] },
    files: compiled,
    include: [],
  };
  const planted = new Map(Object.entries(files).map(([path, text]) => [ROOT + path, text]));
  planted.set(CONFIG, JSON.stringify(config));
  const compiler = new API({
    cwd: ROOT,
    // If a function returns undefined, the compiler reads from disk.
    fs: {
      readFile: (path) => planted.get(path),
      fileExists: (path) => planted.has(path) || undefined,
      directoryExists: (path) => [...planted.keys()].some((file) => file.startsWith(`${path}/`)) || undefined,
    },
  });
  const project = compiler.updateSnapshot({ openProjects: [CONFIG] }).getProject(CONFIG);
  if (!project) throw new Error(`The compiler has not opened ${CONFIG}.`);
  const { program } = project;
  const rejections = compiled.flatMap((path) => {
    const text = program.getSourceFile(ROOT + path)?.text ?? '';
    return program.getSemanticDiagnostics(ROOT + path).map((found) => describeDiagnostic(path, text, found));
  });
  compiler.close();
  return rejections;
}

function describeDiagnostic(file: string, text: string, { pos, ...diagnostic }: Diagnostic): Rejection {
  const start = text.lastIndexOf('\n', pos - 1) + 1;
  const [line = ''] = text.slice(start).split('\n');
  return { file, line, message: flatten(diagnostic) };
}

/** Joins a message with those that explain it. */
function flatten({ text, messageChain = [] }: Pick<Diagnostic, 'text' | 'messageChain'>): string {
  return [text, ...messageChain.map(flatten)].join('\n');
}
