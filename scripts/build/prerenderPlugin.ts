import { readFile } from 'node:fs/promises';
import { minify, runnerImport, transformWithOxc, type Plugin, type Rolldown } from 'vite';
import { tenantPlugin } from './tenantPlugin.ts';
import { BUILD_TARGET } from './minimum.ts';
import { renderMaintenance } from './renderMaintenance.ts';

const EARLY = ['keepPresses', 'keepEarlyText', 'fetchAhead'];
const SDK = '/src/session/calls/createSdk.ts';
const OPENING = '/src/session/lifecycle/openApplication.ts';
/** What a student's form opens with (src/session/calls/profile.ts). */
const READS = ['profile', 'add-another', 'tabs', 'document-answer'];
const FORM = '/src/app/form.chunk.tsx';
const CARDS = '/src/app/cards.chunk.ts';

/** Lets search engines index pages, but not the backend's paths. */
const ROBOTS = `User-agent: *
${['api', 'public', 'service', 'lookup'].map((path) => `Disallow: /${path}/\n`).join('')}`;

/**
 * Prerenders each of the five cards into its own file, and the form's frame into index.html; also writes the
 * maintenance page. Cards and form preload their scripts, and React then takes over (src/app/main.tsx).
 */
export function prerenderPlugin(): Plugin {
  let root = '';
  let define: Record<string, unknown> = {};
  let base = '';
  return {
    name: 'prerender',
    // Skipped for the preview: every page there has the scenario switch, which prerendered pages would lack.
    apply: (_, { command, mode }) => command === 'build' && mode !== 'preview',
    configResolved: (config) => {
      ({ root, define = {} } = config);
      base = String(config.env.VITE_API_BASE_URL ?? '').replace(/\/$/, '');
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build has no index.html.');
        const template = String(index.source);
        this.emitFile({ type: 'asset', fileName: 'robots.txt', source: ROBOTS });
        const closed = await renderMaintenance(template);
        this.emitFile({ type: 'asset', fileName: 'maintenance.html', source: closed });
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        // A classic script: modules would run only once the page has been parsed, and might be bundled with
        // others.
        const parts = await Promise.all(
          EARLY.map(async (name) => {
            const path = `${root}/src/app/start/${name}.ts`;
            return (await transformWithOxc(await readFile(path, 'utf8'), path)).code;
          }),
        );
        const { code } = await minify('early.js', parts.join(''), {
          module: false,
          compress: { target: BUILD_TARGET },
        });
        const asset = this.emitFile({ type: 'asset', name: 'early.js', source: code });
        const earlyFor = (isForm: boolean) => {
          const later = isForm ? [SDK, OPENING] : [SDK];
          const scripts = later.map((module) => `/${String(scriptsFor(chunks, root + module)[0])}`).join(' ');
          const reads = READS.map((path) => `${base}/api/${path}`).join(' ');
          const data = `data-scripts="${scripts}"${isForm ? ` data-reads="${reads}"` : ''}`;
          return `<script src="/${this.getFileName(asset)}" ${data}></script>`;
        };
        const pages = await renderPages(root, define);
        const frame = pages.find(({ path }) => path === '')?.html ?? '';
        for (const page of pages) {
          const isForm = page.path === '' || page.day !== undefined;
          const scripts = scriptsFor(chunks, root + (isForm ? FORM : CARDS));
          const source = fill(template, page, earlyFor(isForm), scripts, frame);
          if (page.path === '') index.source = source;
          else this.emitFile({ type: 'asset', fileName: `${page.path.slice(1)}.html`, source });
        }
      },
    },
  };
}

interface Page {
  path: string;
  title: string;
  html: string;
  /** Set only for the form's first page. */
  day?: string;
}

/** Server-renders the application in this process, with the build's tenant and settings. */
async function renderPages(root: string, define: Record<string, unknown>) {
  const { module } = await runnerImport<{ pages: readonly Page[] }>(`${root}/src/app/prerender.tsx`, {
    root,
    define,
    mode: 'production',
    configFile: false,
    envDir: false,
    logLevel: 'error',
    plugins: [tenantPlugin()],
  });
  return module.pages;
}

/** Lists the scripts that a screen needs, including their imports. */
function scriptsFor(chunks: readonly Rolldown.OutputChunk[], module: string): string[] {
  const screen = chunks.find(({ moduleIds }) => moduleIds.includes(module));
  if (!screen) throw new Error(`No script of the build contains ${module}.`);
  const names = new Set([screen.fileName]);
  // A Set also iterates over names added during the loop.
  for (const name of names)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      names.add(imported);
  return [...names];
}

function fill(
  template: string,
  { path, title, html, day }: Page,
  early: string,
  scripts: readonly string[],
  frame: string,
): string {
  // Everyone sees the frame first, and a visitor the questions, which keepEarlyText.ts inserts.
  const [attributes, written, other] = day
    ? [` data-day="${day}"`, `<template>${html}</template>`, `<div data-frame>${frame}</div>`]
    : ['', html, ''];
  const preloads = scripts
    .filter((name) => !template.includes(`/${name}"`))
    .map((name) => `    <link rel="modulepreload" crossorigin href="/${name}">\n`)
    .join('');
  return (
    template
      .replace(/<title>.*?<\/title>/, () => `${title}\n    ${early}`)
      .replace('  </head>', () => `${preloads}  </head>`)
      // Gives content priority: on a slow connection, scripts should not compete with styles and fonts.
      .replaceAll(/<link rel="modulepreload"|<script type="module"/g, '$& fetchpriority="low"')
      .replace(
        '<div id="root"></div>',
        () => `${other}<div id="root" data-waiting="${path}"${attributes}>${written}</div>`,
      )
  );
}
