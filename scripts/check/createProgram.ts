import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Files on disk, parsed once for all programs. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/**
 * Creates a program with the compiler options of tsconfig.json.
 * @param planted contents by path, in place of those on disk.
 * @param more compiler options that replace those of tsconfig.json.
 */
export function createProgram(
  paths: readonly string[],
  planted: ReadonlyMap<string, string> = new Map(),
  more: ts.CompilerOptions = {},
): ts.Program {
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const read = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, ROOT);
  const options = { ...read.options, ...more };
  const real = ts.createCompilerHost(options);
  return ts.createProgram(paths, options, {
    ...real,
    fileExists: (path) => planted.has(path) || real.fileExists(path),
    directoryExists: (path) =>
      [...planted.keys()].some((file) => file.startsWith(`${path}/`)) || ts.sys.directoryExists(path),
    getSourceFile: (path, target) => {
      const text = planted.get(path);
      if (text !== undefined) return ts.createSourceFile(path, text, target);
      if (!parsed.has(path)) parsed.set(path, real.getSourceFile(path, target));
      return parsed.get(path);
    },
  });
}
