import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import { findAccount } from '../accounts/accountStore.ts';
import { COPY, readConverted } from '../documents/documentStore.ts';
import { renderOutbox } from '../outbox/renderOutbox.ts';
import { listMails } from '../outbox/sendMail.ts';
import { createProviderStateRoutes } from '../provider-states/providerStates.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { writeSessionCookies } from '../sessions/sessionCookies.ts';
import { endAllSessions, startSession } from '../sessions/sessionStore.ts';
import { findTokenOwner, makeAccessToken } from '../views/accessToken.ts';
import { comesFromElsewhere } from '../http/rejectCrossSite.ts';
import { FAULT_OPTIONS, plantFaults } from './faults.ts';
import { describeReadyStudent, makeReadyStudent } from './readyStudents.ts';
import { asText, isForm, readNumber, readOptions, readQuery } from './readOptions.ts';
import { renderPage } from './renderPage.ts';
import { seedStudent, type Seed } from './seedStudent.ts';

/** How far the clock may be set back or ahead: about a hundred years. */
const CLOCK_MS: [number, number] = [-3e12, 3e12];

/** The sandbox's developer interface, under /_sandbox: pages for people, and a JSON API for tests. */
export function createDeveloperRoutes(context: SandboxContext): Hono {
  const routes = new Hono();
  const listOutbox = (c: Context) => listMails(context, readQuery(c, ['to'])['to']);
  routes.get('/outbox', (c) => c.html(renderOutbox(listOutbox(c))));
  routes.get('/outbox.json', (c) => c.json(listOutbox(c)));

  routes.post('/faults', async (c) => {
    await plantFaults(context, c, await readOptions(c, FAULT_OPTIONS));
    return reply(c, { message: 'The fault is planted.' });
  });
  // For links in bug reports: opening one makes calls fail in the reader's own browser. Any page can send a GET,
  // so a link on another site first asks for confirmation.
  routes.get('/fail', async (c) => {
    const options = readQuery(c, FAULT_OPTIONS);
    if (options['scenario'] === undefined)
      throw new HTTPException(400, { message: 'The link has no scenario; scenario= stops all failures.' });
    if (comesFromElsewhere(context, c)) return c.html(renderFail(options));
    await plantFaults(context, c, options);
    return c.redirect('/about', 303);
  });

  routes.post('/clock', async (c) => {
    context.clockOffset.milliseconds =
      readNumber(await readOptions(c, ['offsetMs']), 'offsetMs', CLOCK_MS) ?? 0;
    return reply(c, { message: 'The clock is set.', now: new Date(context.now()).toISOString() });
  });
  routes.post('/expire-sessions', (c) =>
    reply(c, { message: `Expired sessions: ${endAllSessions(context)}.` }),
  );

  for (const kind of ['service', 'public'] as const)
    routes.post(`/${kind}-token`, async (c) => {
      const account = findAccount(context, asText((await readOptions(c, ['username']))['username']));
      if (!account) throw new HTTPException(404, { message: 'There is no such account.' });
      const token = makeAccessToken(context, account.id, kind);
      const parameter = kind === 'service' ? 'service_token' : 'token';
      return reply(c, { token, link: `${context.publicOrigin}/about?${parameter}=${token}` });
    });

  routes.post('/seed', async (c) => {
    const options = await readOptions(c);
    const like = asText(options['like']);
    const ready = like === '' ? undefined : describeReadyStudent(context, like);
    const seed: Seed = { ...ready, ...options, username: asText(options['username']) };
    if (ready) seed.answers = { ...ready.answers, ...seed.answers };
    if (isForm(c)) {
      seed.logins = readNumber(options, 'logins', [0, 1000]);
      seed.password = asText(options['password']) || undefined;
    }
    const account = await seedStudent(context, seed, ready && options);
    const session = startSession(context, account.id);
    const { token, marker } = session;
    if (!isForm(c)) return c.json({ username: account.username, session: token, marker });
    writeSessionCookies(c, session);
    return c.redirect('/about', 303);
  });

  routes.post('/ready/:id', async (c) => {
    const account = await makeReadyStudent(context, c.req.param('id'));
    writeSessionCookies(c, startSession(context, account.id));
    return c.redirect('/about', 303);
  });
  routes.post('/staff-link', async (c) => {
    const account = await makeReadyStudent(context, 'submitted');
    const token = makeAccessToken(context, account.id, 'service');
    return c.redirect(`/about?service_token=${token}`, 303);
  });

  // Serves the PDF copy under an unguessable, short-lived path, as a storage service would.
  routes.get('/files/:token', (c) => {
    const owner = findTokenOwner(context, 'pdf', c.req.param('token'));
    const pdf = owner === undefined ? undefined : readConverted(context, owner, COPY);
    if (!pdf) throw new HTTPException(404, { message: 'This link has expired. Please reload the page.' });
    return c.body(new Uint8Array(pdf), 200, {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="application.pdf"',
    });
  });

  // Returns a converted document as the admission office would receive it; the contract has no call for this.
  routes.get('/documents/:answer_key', (c) => {
    const account = findAccount(context, c.req.query('username') ?? '');
    const pdf = account && readConverted(context, account.id, c.req.param('answer_key'));
    if (!pdf) throw new HTTPException(404, { message: 'There is no converted document.' });
    return c.body(new Uint8Array(pdf), 200, { 'content-type': 'application/pdf' });
  });

  routes.route('/', createProviderStateRoutes(context));
  return routes;
}

/** Renders the page that asks for confirmation before a link on another site plants a fault. */
function renderFail(options: Record<string, string>) {
  return renderPage(
    'Make calls fail',
    html`<form method="post" action="/_sandbox/faults">
      ${Object.entries(options).map(
        ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
      )}
      <button>Plant the fault <code>${options['scenario'] ?? ''}</code></button>
    </form>`,
  );
}

function reply(c: Context, result: Record<string, string>) {
  if (!isForm(c)) return c.json(result);
  const lines = Object.entries(result).map(
    ([name, value]) =>
      html`<p>
        ${name}: ${name === 'link' ? html`<a href="${value}">${value}</a>` : html`<code>${value}</code>`}
      </p>`,
  );
  return c.html(renderPage('Done', lines));
}
