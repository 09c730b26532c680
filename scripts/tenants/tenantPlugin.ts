import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { chooseTenant } from './chooseTenant.ts';

/** What index.html says of a school; `{{name}}` stands there for its name. */
interface PageWords {
  name: string;
  subtitle: string;
  description: string;
}

/**
 * Gives the application the texts, colours and icon of the tenant that TENANT names.
 *
 * `src/tenant/chosenTenant.ts` imports the default one, so that tests and tools need no setting; this turns that one
 * import to the chosen folder, and lets Sass find `theme` there.
 */
export function tenantPlugin(): Plugin {
  const { id, folder } = chooseTenant();
  return {
    name: 'tenant',
    enforce: 'pre',
    config: () => ({ css: { preprocessorOptions: { scss: { loadPaths: [folder] } } } }),
    resolveId: (source, importer) =>
      importer?.endsWith('/src/tenant/chosenTenant.ts') && source.endsWith('/tenant.ts')
        ? `${folder}tenant.ts`
        : undefined,
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const file = pathToFileURL(`${folder}tenant.ts`).href;
        const { school } = ((await import(file)) as { tenant: { school: PageWords } }).tenant;
        const words: Record<string, string> = { id, ...pageWords(school) };
        return html.replaceAll(/\{\{(\w+)\}\}/g, (_, word: string) => escapeHtml(words[word] ?? ''));
      },
    },
  };
}

function pageWords({ name, subtitle, description }: PageWords): PageWords {
  return { name, subtitle, description };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
