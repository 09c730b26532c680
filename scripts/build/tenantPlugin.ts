import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { chooseTenant } from './chooseTenant.ts';
import { escapeHtml } from './escapeHtml.ts';
import { findTenantFaults } from './findTenantFaults.ts';
import { readSchool, readTenant } from './readSchool.ts';
import { StartError } from '../start/StartError.ts';

/**
 * Gives the application the texts, colours and icon of the tenant named by TENANT.
 * `src/tenant/chosenTenant.ts` imports the default tenant, so that tests and tools need no configuration.
 * This plugin redirects that import to the chosen tenant's folder, and lets Sass find `theme` there.
 */
export function tenantPlugin(): Plugin {
  const { id, folder } = chooseTenant();
  return {
    name: 'tenant',
    enforce: 'pre',
    config: () => ({ css: { preprocessorOptions: { scss: { loadPaths: [folder] } } } }),
    configResolved: async () => {
      const faults = findTenantFaults(await readTenant({ id, folder }));
      for (const file of ['_theme.scss', 'favicon.svg'])
        if (!existsSync(folder + file)) faults.push(`${file} is missing.`);
      if (faults.length > 0) throw new StartError(`src/tenant/${id}/ cannot be built:\n${faults.join('\n')}`);
    },
    resolveId: (source, importer) =>
      importer?.endsWith('/src/tenant/chosenTenant.ts') && source.endsWith('/tenant.ts')
        ? `${folder}tenant.ts`
        : undefined,
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const { name, subtitle, description, contact } = await readSchool();
        const { phone, phoneHref } = contact;
        const words: Record<string, string> = { id, name, subtitle, description, phone, phoneHref };
        return html.replaceAll(/\{\{(\w+)\}\}/g, (_, word: string) => escapeHtml(words[word] ?? ''));
      },
    },
  };
}
