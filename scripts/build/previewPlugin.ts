import { runnerImport } from 'vite';
import type { Plugin } from 'vite';
import { tenantPlugin } from './tenantPlugin.ts';

/**
 * In a `preview` build, writes a page for every story's path, so that links to stories work on any static
 * host: `/login` is `login/index.html`, and the host needs no fallback rule.
 */
export function previewPlugin(): Plugin {
  let root = '';
  return {
    name: 'preview',
    apply: (_, { command, mode }) => command === 'build' && mode === 'preview',
    configResolved: (config) => void ({ root } = config),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build has no index.html.');
        for (const path of await listPaths(root))
          this.emitFile({ type: 'asset', fileName: `${path.slice(1)}/index.html`, source: index.source });
      },
    },
  };
}

/** Lists the paths of the stories, as linked from the scenario switch. */
async function listPaths(root: string): Promise<Set<string>> {
  const { module } = await runnerImport<{ SCREENS: readonly { stories: readonly { path?: string }[] }[] }>(
    `${root}/src/scenario/stories/screens.ts`,
    { root, configFile: false, envDir: false, logLevel: 'error', plugins: [tenantPlugin()] },
  );
  const stories = module.SCREENS.flatMap((screen) => screen.stories);
  return new Set(stories.map(({ path = '/about' }) => path.replace(/[?#].*/, '')));
}
