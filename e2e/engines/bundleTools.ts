import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Rolldown } from 'vite';

const TOOLS = fileURLToPath(new URL('./pageTools.ts', import.meta.url));

/** Bundles pageTools.ts into one script, which defines `window.pageTools`. */
export async function bundleTools(): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'safari16', lib: { entry: TOOLS, formats: ['iife'], name: 'tools' } },
  })) as Rolldown.RolldownOutput[];
  return built?.output[0].code ?? '';
}
