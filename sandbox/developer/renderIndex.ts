import { html, raw } from 'hono/html';
import { WEB_STATUSES } from '../answers/webStatusStore.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { READY_STUDENTS } from './readyStudents.ts';
import { renderPage } from './renderPage.ts';

/**
 * The script of the page: whoever chooses a student here wants another one than before, so the application need not ask
 * whether the session is theirs (decision 012).
 */
export const INDEX_SCRIPT = "addEventListener('submit', () => localStorage.removeItem('admit_account'))";

/** The page from which a developer can use every function of the sandbox. */
export function renderIndex(context: SandboxContext) {
  const action = (path: string, button: string, fields: ReturnType<typeof html>) => html`
    <form method="post" action="/_sandbox/${path}">${fields}<button>${button}</button></form>
  `;
  const field = (name: string, label: string, value = '') =>
    html`<label>${label}<input name="${name}" value="${value}" /></label> `;
  return renderPage(
    'Sandbox',
    html`
      <p>
        A local stand-in for the backend. Mails, codes and links arrive in the
        <a href="/_sandbox/outbox">outbox</a>.
      </p>
      <h2>Ready students</h2>
      <p>Each button creates the student again and logs this browser in as them.</p>
      <div class="row">
        ${READY_STUDENTS.map(({ id, label }) => action(`ready/${id}`, label, html``))}
        ${action('staff-link', 'Staff link', html``)}
      </div>
      <h2>A student in a given state</h2>
      <p>The button logs this browser in as the student.</p>
      ${action(
        'seed',
        'Create the student',
        html`${field('username', 'Email address', 'maya@example.com')}
          ${field('password', 'Password (Example-Pass-2026 if blank)')}
          <label
            >Status<select name="status">
              ${['none', ...WEB_STATUSES].map((status) => html`<option>${status}</option>`)}
            </select></label
          >
          <label
            >Last page<select name="last_page">
              ${['', '/about', '/education', '/final-steps'].map((path) => html`<option>${path}</option>`)}
            </select></label
          >
          ${field('logins', 'Logins', '0')}`,
      )}
      <h2>Read-only views</h2>
      ${action('service-token', 'Create a service token', field('username', 'Email address'))}
      ${action('public-token', 'Create a public token', field('username', 'Email address'))}
      <h2>A converted document</h2>
      <form action="/_sandbox/documents/hs_transcript_doc">
        ${field('username', 'Email address')}<button>Show the high-school transcript</button>
      </form>
      <h2>Make calls fail</h2>
      <p>
        Calls of the student who is logged in in this browser, or of the one named here, are answered with an
        example of <code>openapi.yaml</code>. Links work too:
        <a href="/_sandbox/fail?scenario=saveAnswers:500:unexpected">make every save fail</a>,
        <a href="/_sandbox/fail?scenario=">stop all failures</a>.
      </p>
      ${action(
        'faults',
        'Plant the fault',
        html`${field('scenario', 'Operation, status and example (operation alone: only delay)', 'saveAnswers:500:unexpected')}
        ${field('student', 'Email address')} ${field('times', 'Times (always if blank)', '1')}
        ${field('delayMs', 'Delay in ms', '0')}`,
      )}
      <p>Planted now: <code>${JSON.stringify(context.faults.list())}</code></p>
      <h2>Time and sessions</h2>
      ${action('clock', 'Set the clock ahead', field('offsetMs', 'Milliseconds', String(context.clockOffset.milliseconds)))}
      <p>The sandbox's time is <code>${new Date(context.now()).toISOString()}</code>.</p>
      ${action('expire-sessions', 'Expire all sessions', html``)} ${raw(`<script>${INDEX_SCRIPT}</script>`)}
    `,
  );
}
