import { html } from 'hono/html';
import { renderPage } from '../developer/renderPage.ts';
import type { Mail } from './sendMail.ts';

/** Shows the mails that would have been sent, newest first. */
export function renderOutbox(mails: Mail[]) {
  if (mails.length === 0)
    return renderPage('Outbox', html`<p>No mail yet. Sign up, and the code arrives here.</p>`);
  return renderPage(
    'Outbox',
    html`<table>
      <thead>
        <tr>
          <th scope="col">Sent</th>
          <th scope="col">To</th>
          <th scope="col">Mail</th>
        </tr>
      </thead>
      <tbody>
        ${mails.map(
          (mail) =>
            html`<tr>
              <td>${mail.sent_at.slice(0, 19).replace('T', ' ')}</td>
              <td>${mail.to}</td>
              <td>
                <strong>${mail.subject}</strong><br />${mail.body}
                ${mail.link ? html`<br /><a href="${mail.link}">${mail.link}</a>` : ''}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>`,
  );
}
