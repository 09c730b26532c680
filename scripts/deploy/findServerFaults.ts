import { StartError } from '../start/StartError.ts';
import { SERVER_RULES, type Expectation, type ServerRule, type Site } from './serverRules.ts';

export interface ServerToCheck {
  /** The server's public address. */
  url: string;
  /** The server's http address; without it, redirects are not checked. */
  httpUrl?: string;
  /** Whether the server is closed for maintenance; if so, only the maintenance rules are checked. */
  isClosed?: boolean;
  /** A value sent in a query, as the referrer and as a cookie; the server must not log it. */
  canary?: string;
}

/** A reply that violates a rule. */
export interface ServerFault {
  rule: ServerRule;
  /** The request, such as `GET /about`. */
  sent: string;
  expected: string;
  got: string;
}

/**
 * Checks a running server against `SERVER_RULES`; `looked` lists the rules that could be checked.
 * @throws StartError if the server does not serve the pages of a build, or if `isClosed` is wrong.
 */
export async function findServerFaults(server: ServerToCheck) {
  const site = await readSite(server);
  const found: (ServerFault & { expectation: Expectation; isOfText: boolean })[] = [];
  const looked: ServerRule[] = [];
  for (const rule of SERVER_RULES) {
    const expectations = (server.isClosed ? rule.closed : rule.open)?.(site) ?? [];
    if (expectations.length > 0) looked.push(rule);
    for (const expectation of expectations)
      for (const { expected, got, isOfText = false } of await compare(server, expectation))
        found.push({ rule, sent: describeCall(expectation), expected, got, expectation, isOfText });
  }
  const isReported = ({ reportedBy, ...own }: Expectation) =>
    found.some(
      ({ rule, expectation, isOfText }) =>
        rule.topic === reportedBy && !isOfText && callOf(expectation) === callOf(own),
    );
  const faults = found
    .filter(({ expectation }) => !isReported(expectation))
    .map(({ rule, sent, expected, got }): ServerFault => ({ rule, sent, expected, got }));
  return { looked, faults };
}

const callOf = ({ method = 'GET', path }: Pick<Expectation, 'method' | 'path'>) =>
  `${method} ${path.replace(/\?.*/, '')}`;

const STYLE = /<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+)"/;

async function readPage(url: string, path: string): Promise<{ status: number; text: string }> {
  const page = await fetch(new URL(path, url)).catch((error: unknown) => {
    const failure = describeFailure(error);
    const remedy = /self-signed|unable to/.test(failure)
      ? 'Set NODE_EXTRA_CA_CERTS=/path/to/it.pem to trust its certificate.'
      : 'Start the server, or correct --url.';
    throw new StartError(`${url} does not answer: ${failure}. ${remedy}`);
  });
  return { status: page.status, text: await page.text() };
}

async function readSite({ url, httpUrl, isClosed = false }: ServerToCheck): Promise<Site> {
  const { status, text: answer } = await readPage(url, '/about');
  // A server without the rule for prerendered pages may still serve their files.
  const text = STYLE.test(answer) ? answer : (await readPage(url, '/about.html')).text;
  const style = STYLE.exec(text)?.[1];
  if (style === undefined)
    throw new StartError(
      `Neither ${url}about (status ${String(status)}) nor ${url}about.html is a page of a build: serve the files of dist/ there.`,
    );
  if ((status === 503) !== isClosed)
    throw new StartError(
      isClosed
        ? `${url} is open: close it for maintenance first, or leave out --closed.`
        : `${url} is closed for maintenance: add --closed to check the rules for this, or open it first.`,
    );
  const script = /<script type="module"[^>]* src="(\/assets\/[^"]+)"/.exec(text)?.[1] ?? '';
  return { script, style, isSecure: url.startsWith('https:'), httpUrl };
}

async function compare({ url, canary }: ServerToCheck, expectation: Expectation) {
  const { path, method, sent, body, status, headers = {}, text } = expectation;
  const marks = canary && { cookie: `admit_id_token=${canary}`, referer: `${url}reset?id=${canary}` };
  const content = body !== undefined && { 'content-type': 'application/json' };
  const asked = new URL(path, url);
  if (canary && asked.search) asked.searchParams.append('canary', canary);
  try {
    const reply = await fetch(asked, {
      method,
      body,
      redirect: 'manual',
      headers: { ...marks, ...content, ...sent },
    });
    const answer = await reply.text();
    const statuses = [status].flat();
    if (!statuses.includes(reply.status))
      return [
        { expected: `status ${statuses.join(' or ')}`, got: `${String(reply.status)} ${shorten(answer)}` },
      ];
    const wrong: { expected: string; got: string; isOfText?: boolean }[] = Object.entries(headers)
      .filter(([name, pattern]) =>
        pattern === null ? reply.headers.has(name) : !pattern.test(reply.headers.get(name) ?? ''),
      )
      .map(([name, pattern]) => ({
        expected: pattern === null ? `no ${name}` : `${name}: ${describePattern(pattern)}`,
        got: `${name}: ${reply.headers.get(name) ?? '(missing)'}`,
      }));
    if (text && !text.test(answer))
      wrong.push({ expected: `a text with ${describePattern(text)}`, got: shorten(answer), isOfText: true });
    return wrong;
  } catch (error) {
    return [{ expected: 'a reply', got: describeFailure(error) }];
  }
}

function describeCall({ method = 'GET', path, sent, body }: Expectation): string {
  const headers = Object.entries(sent ?? {}).map(([name, value]) => `, ${name}: ${value}`);
  const size = body && body.length > 100 ? `, a body of ${String(body.length)} bytes` : '';
  return `${method} ${path}${headers.join('')}${size}`;
}

function describePattern({ source }: RegExp): string {
  return source.replaceAll(/\\b|^\^|\$$/g, '').replaceAll(/\\(.)/g, '$1');
}

function describeFailure(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : message;
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 160 ? `${line.slice(0, 160)}…` : line || '(no text)';
}
