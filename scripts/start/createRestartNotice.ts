/** Files changed within this time, such as those of a commit, share a line. In ms. */
const TOGETHER_MS = 200;

/**
 * Returns a listener for changed files, which says that a restart is needed if the development server cannot reload
 * them.
 *
 * @param command the command to restart, such as `npm start`.
 * @param readOnce the files that this command reads once; their tests do not count.
 */
export function createRestartNotice(
  command: string,
  readOnce: RegExp,
  print: (line: string) => void,
): (file: string) => void {
  const changed = new Set<string>();
  const sayChanged = () => {
    const [first = '', ...others] = changed;
    changed.clear();
    const more = others.length > 0 ? ` and ${String(others.length)} more` : '';
    print(
      `Changed: ${first}${more}. The running product still uses the old version: press Ctrl-C and run ${command} again.`,
    );
  };
  return (file) => {
    if (!readOnce.test(file) || file.endsWith('.test.ts')) return;
    if (changed.size === 0) setTimeout(sayChanged, TOGETHER_MS).unref();
    changed.add(file);
  };
}
