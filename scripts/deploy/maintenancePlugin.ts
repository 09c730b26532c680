import type { Plugin } from 'vite';
import { escapeHtml } from '../tenants/escapeHtml.ts';
import { readSchool } from '../tenants/readSchool.ts';
import type { SchoolNotes } from '../tenants/readSchool.ts';

/** Where a server finds the page it shows while the application is closed. */
export const MAINTENANCE = 'maintenance.html';

/**
 * Writes the page a server shows with 503 while the application is closed: the school's look and contact, no script.
 *
 * Made of the built index.html, so that title, icon and styles are the tenant's.
 */
export function maintenancePlugin(): Plugin {
  return {
    name: 'maintenance',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html.');
        const source = renderMaintenance(String(page.source), await readSchool());
        this.emitFile({ type: 'asset', fileName: MAINTENANCE, source });
      },
    },
  };
}

/** Turns the built page into one without scripts that says when to come back. */
export function renderMaintenance(
  page: string,
  { name, contact }: Pick<SchoolNotes, 'name' | 'contact'>,
): string {
  const { email, phone, phoneHref } = contact;
  return page
    .replaceAll(/\s*<script\b[^>]*><\/script>/g, '')
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(
      /<body>[\s\S]*<\/body>/,
      () => `<body>
    <div id="root">
      <main class="app-full-page-message" id="main">
        <div class="app-full-page-message__inner">
          <h1>We’ll be back soon</h1>
          <div class="app-full-page-message__text">
            <p>The application is closed for maintenance for a few minutes. Answers you saved are kept.</p>
            <p>
              Questions? Contact ${escapeHtml(name)} at
              <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a> or
              <a href="${escapeHtml(phoneHref)}">${escapeHtml(phone)}</a>.
            </p>
          </div>
          <a class="app-button app-button--primary" href="">Try again</a>
        </div>
      </main>
    </div>
  </body>`,
    );
}
