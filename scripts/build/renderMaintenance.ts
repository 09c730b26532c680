import { escapeHtml } from './escapeHtml.ts';
import { readSchool } from './readSchool.ts';

/**
 * Turns the built index.html into the page that a server sends with 503 while the application is closed.
 * Title, icon, styles and contact details come from the tenant; the page has no script.
 */
export async function renderMaintenance(page: string): Promise<string> {
  const { name, contact } = await readSchool();
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
