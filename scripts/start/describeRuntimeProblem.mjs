// Plain JavaScript, because an older Node must be able to read this file and assert-runtime.mjs.
/** The oldest supported version of Node: it strips types and has SQLite built in. */
export const OLDEST_NODE = '24.18.0';

/**
 * Describes in one line what keeps scripts from running; null if nothing does.
 * npm scripts silently use the first `node` on the path, which may be the system's. So every script that runs
 * TypeScript calls this first.
 * @param {{ version: string, platform: string, installed: 'no' | 'without tools' | 'yes' }} runtime
 * @returns {string | null}
 */
export function describeRuntimeProblem({ version, platform, installed }) {
  if (installed === 'no') return 'Not installed yet: run `npm ci` first, then this command again.';
  if (installed === 'without tools')
    return 'Installed without the development packages, as NODE_ENV=production makes npm do: run `npm ci --include=dev`, then this command again.';
  if (!isOlder(version, OLDEST_NODE)) return null;

  const need = `Node ${OLDEST_NODE.split('.').slice(0, 2).join('.')} or newer is needed, this is ${version}: `;
  return platform === 'linux' || platform === 'darwin'
    ? `${need}run \`npm ci\` (which installs one, unless optional packages are omitted), then use the npm scripts.`
    : `${need}install Node 24 (https://nodejs.org), then run \`npm ci\` again.`;
}

/** Returns whether a version is older than another, comparing part by part. */
function isOlder(version, oldest) {
  const [have, need] = [version, oldest].map((text) => text.replace(/^v/, '').split('.').map(Number));
  const at = need.findIndex((part, index) => part !== have[index]);
  return at >= 0 && have[at] < need[at];
}
