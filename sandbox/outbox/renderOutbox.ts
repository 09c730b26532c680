import { html } from 'hono/html';
import { renderPage } from '../developer/renderPage.ts';
import type { Mail } from './sendMail.ts';

/** Shows the mails that would have been sent, newest first. */
export function renderOutbox(mails: Mail[]) {
  if (mails.length === 0)
    return renderPage('Outbox', html`<p>No mail yet. Sign up, and the code arrives here.</p>`);
  return renderPage(
    'Outbox',
    mails.map(
      (mail) =>
        html`<article class="card">
          <h2>${mail.subject}</h2>
          <p>To ${mail.to}<br />${mail.sent_at.slice(0, 19).replace('T', ' ')}</p>
          ${mail.code ? html`<p class="code">${mail.code}</p>` : ''}
          <p>${mail.body}</p>
          ${mail.link ? html`<p><a href="${mail.link}">${mail.link}</a></p>` : ''}
        </article>`,
    ),
  );
}
