import { html } from 'hono/html';
import { renderPage } from '../developer/renderPage.ts';
import type { listAccounts } from './listAccounts.ts';

/** The accounts of this sandbox, with a way to open each as staff would. */
export function renderAccounts(accounts: ReturnType<typeof listAccounts>) {
  return renderPage(
    'Accounts',
    html`<table>
      <thead>
        <tr>
          <th scope="col">Email address</th>
          <th scope="col">Confirmed</th>
          <th scope="col">Status</th>
          <th scope="col">Last page</th>
          <th scope="col">Sessions</th>
          <th scope="col">Views</th>
        </tr>
      </thead>
      <tbody>
        ${accounts.map(
          (account) =>
            html`<tr>
              <td>${account.username}</td>
              <td>${account.confirmed ? 'yes' : 'no'}</td>
              <td>${account.status}</td>
              <td>${account.last_page}</td>
              <td>${account.sessions}</td>
              <td>
                <form method="post" action="/_sandbox/service-token">
                  <input type="hidden" name="username" value="${account.username}" /><button>
                    Service token
                  </button>
                </form>
              </td>
            </tr>`,
        )}
      </tbody>
    </table>`,
  );
}
