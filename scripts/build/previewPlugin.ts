import { runnerImport, type Plugin } from 'vite';
import { renderStories, type ScreenLinks } from './renderStories.ts';
import { tenantPlugin } from './tenantPlugin.ts';

/**
 * In a `preview` build, writes a page for every story's path, so that links to stories work on any static
 * host: `/login` is `login/index.html`, and the host needs no fallback rule. `/stories/` and `stories.json` list
 * all of them.
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
        const screens = await readScreens(root);
        const stories = screens.flatMap(({ name, links }) =>
          links.map(({ state, address, steps }) => ({ title: `${name}: ${state}`, link: address, steps })),
        );
        this.emitFile({ type: 'asset', fileName: 'stories.json', source: JSON.stringify(stories, null, 2) });
        for (const path of listPaths(screens))
          this.emitFile({ type: 'asset', fileName: `${path.slice(1)}/index.html`, source: index.source });
        this.emitFile({ type: 'asset', fileName: 'stories/index.html', source: renderStories(screens) });
      },
    },
  };
}

/** Reads the stories, as linked from the scenario switch. */
async function readScreens(root: string): Promise<readonly ScreenLinks[]> {
  const { module } = await runnerImport<{ STORY_LINKS: readonly ScreenLinks[] }>(
    `${root}/src/scenario/storyLinks.ts`,
    { root, configFile: false, envDir: false, logLevel: 'error', plugins: [tenantPlugin()] },
  );
  return module.STORY_LINKS;
}

function listPaths(screens: readonly ScreenLinks[]): Set<string> {
  const links = screens.flatMap((screen) => screen.links);
  return new Set(links.map(({ address }) => address.replace(/[?#].*/, '')));
}
