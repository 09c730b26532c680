import { runnerImport } from 'vite';
import type { Plugin } from 'vite';
import { tenantPlugin } from './tenantPlugin.ts';

/**
 * In a `preview` build, writes `stories.json` and a page for every story's path, so that links to stories work on any static
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
        const stories = await listStories(root);
        this.emitFile({ type: 'asset', fileName: 'stories.json', source: JSON.stringify(stories, null, 2) });
        for (const path of new Set(stories.map(({ link }) => link.replace(/[?#].*/, ''))))
          this.emitFile({ type: 'asset', fileName: `${path.slice(1)}/index.html`, source: index.source });
      },
    },
  };
}

interface Screens {
  SCREENS: readonly {
    name: string;
    stories: readonly { state: string; steps?: readonly string[] }[];
  }[];
}

/** Lists the stories with their title, link and steps, as in the scenario switch. */
async function listStories(root: string) {
  const load = async <Module>(file: string) =>
    (
      await runnerImport<Module>(`${root}/src/scenario/${file}`, {
        root,
        configFile: false,
        envDir: false,
        logLevel: 'error',
        plugins: [tenantPlugin()],
      })
    ).module;
  const { SCREENS } = await load<Screens>('stories/screens.ts');
  const { addressOf } = await load<{ addressOf: (story: object) => string }>('Story.ts');
  return SCREENS.flatMap(({ name, stories }) =>
    stories.map((story) => ({
      title: `${name}: ${story.state}`,
      link: addressOf(story),
      steps: story.steps ?? [],
    })),
  );
}
