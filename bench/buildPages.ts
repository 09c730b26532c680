import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import type { PreviewServer } from 'vite';

/** The two ways to write the same form. */
export const VARIANTS = ['floor', 'ours'] as const;
export type Variant = (typeof VARIANTS)[number];

const ROOT = fileURLToPath(new URL('./pages', import.meta.url));
/** The colours every tool shows without a choice of tenant. */
const THEME = fileURLToPath(new URL('../src/tenant/alder-valley', import.meta.url));
const OUT = fileURLToPath(new URL('../dist/bench', import.meta.url));

/** Builds the pages as the product is built, and serves them on a free port. */
export async function buildPages(): Promise<PreviewServer> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    plugins: [react()],
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
  return preview({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    build: { outDir: OUT },
    preview: { port: 0, host: '127.0.0.1' },
  });
}
