// Plain JavaScript on purpose: this and assert-runtime.mjs are what an older Node has to be able to read.
/** The oldest Node that runs this project: types are stripped and SQLite is built in. */
export const OLDEST_NODE = '24.18.0';

/**
 * Says in one line what is missing before any script can run, or gives null when all is there.
 *
 * The fallback to a system Node is silent (npm scripts take the first `node` on the path), so every script
 * that runs TypeScript asks here first.
 *
 * @param {{ version: string, platform: string, installed: boolean }} runtime
 * @returns {string | null}
 */
export function describeRuntimeProblem({ version, platform, installed }) {
  if (!installed) return 'Not installed yet: run `npm ci` first, then this command again.';
  if (!isOlder(version, OLDEST_NODE)) return null;

  const need = `Node ${OLDEST_NODE.split('.').slice(0, 2).join('.')} or newer is needed, this is ${version}: `;
  return platform === 'linux' || platform === 'darwin'
    ? `${need}run \`npm ci\` (it brings one along, unless optional packages are left out), then use the npm scripts.`
    : `${need}install Node 24 (https://nodejs.org), then run \`npm ci\` again.`;
}

/** Compares two versions part by part. */
function isOlder(version, oldest) {
  const [have, need] = [version, oldest].map((text) => text.replace(/^v/, '').split('.').map(Number));
  const at = need.findIndex((part, index) => part !== have[index]);
  return at >= 0 && have[at] < need[at];
}
