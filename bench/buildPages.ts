import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { precompressPlugin } from '../scripts/build/precompressPlugin.ts';
import { startWeb } from '../scripts/start/startWeb.ts';
import { takePort } from '../scripts/start/takePort.ts';

/** Two implementations of the same form. */
export const VARIANTS = ['floor', 'ours'] as const;
export type Variant = (typeof VARIANTS)[number];

const ROOT = fileURLToPath(new URL('./pages', import.meta.url));
/** The folder of the default tenant, whose SCSS sets the colours. */
const THEME = fileURLToPath(new URL('../src/tenant/alder-valley', import.meta.url));
const OUT = fileURLToPath(new URL('../dist/bench', import.meta.url));

/** Builds and serves the pages in the same way as the product. */
export async function buildPages() {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    plugins: [react(), precompressPlugin()],
    define: { 'import.meta.env.VITE_ENVIRONMENT': '"production"', 'import.meta.env.VITE_MOCK': '""' },
    css: { preprocessorOptions: { scss: { loadPaths: [THEME] } } },
    build: {
      outDir: OUT,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: VARIANTS.map((variant) => `${ROOT}/${variant}.html`) },
    },
  });
  return startWeb({ port: await takePort(0), backend: 'http://127.0.0.1:9', build: OUT });
}
