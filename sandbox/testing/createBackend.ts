/**
 * The sandbox as a package's entry, `@admission/sdk/testing`: the whole backend in memory, for tests of programs that
 * use the sdk. Its types must come only from the sdk, because only this file's declarations are packed.
 */
import type { OperationId, ReplyName } from '@admission/sdk/examples';
import { createSandbox } from '../createSandbox.ts';

/** An example of an error or a reply in the contract, such as `saveAnswers:500:unexpected`. */
export type FaultName = { [Id in OperationId]: `${Id}:${ReplyName<Id>}` }[OperationId];

/** A student who can be logged in without a sign-up. */
export type ReadyStudent = 'blank' | 'half-way' | 'ready-to-submit' | 'submitted' | 'document-failed';

/** A mail that the backend would have sent. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
  /** The six-digit code in the mail, or `''`. */
  code: string;
  /** The link in the mail, or `''`. */
  link: string;
}

/** An in-memory backend; `createSdk(backend)` makes its calls. */
export interface Backend {
  baseUrl: string;
  /** Answers a request. Keeps the session's cookies, as one browser does, which Node's own `fetch` does not. */
  fetch: typeof fetch;
  /** Creates a student in this state, replacing an earlier one, logs them in, and returns their address. */
  logIn: (student: ReadyStudent) => Promise<string>;
  /** Makes the next calls of an operation fail with an example of the contract; by default, one call. */
  fail: (fault: FaultName, times?: number) => Promise<void>;
  /** Advances the clock by this many ms, and runs the work that is due by then. A conversion takes 3 s. */
  pass: (milliseconds: number) => Promise<void>;
  /** Lists the mails, newest first. */
  listMails: () => Promise<Mail[]>;
  /** Frees the database. */
  close: () => Promise<void>;
}

const BASE_URL = 'http://localhost';

/** Every conversion and copy ends with this file. */
const PDF = new TextEncoder().encode('%PDF-1.4\n%%EOF\n');

/**
 * Starts a backend that keeps everything in memory. Uploaded files are not converted: each becomes the same small PDF.
 * @param now the clock's initial time, by default the current time. Only `pass` advances the clock.
 */
export async function createBackend({ now = new Date() }: { now?: Date } = {}): Promise<Backend> {
  let time = now.getTime();
  let tasks: { at: number; run: () => void }[] = [];
  const cookies = new Map<string, string>();

  const sandbox = await createSandbox({
    database: ':memory:',
    clock: () => time,
    schedule: (delayMs, run) => {
      const task = { at: time + delayMs, run };
      tasks.push(task);
      return () => {
        tasks = tasks.filter((one) => one !== task);
      };
    },
    // Tests need no protection from guessing.
    passwordCost: 2 ** 4,
    convert: () => Promise.resolve({ pdf: PDF }),
    renderPdf: () => Promise.resolve(PDF),
    publicOrigin: BASE_URL,
  });

  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const hasCookies = (init?.credentials ?? request.credentials) !== 'omit';
    if (hasCookies && cookies.size > 0)
      request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await sandbox.fetch(request);
    await sandbox.idle();
    if (hasCookies) for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
    return response;
  };

  const post = (path: string, body: object = {}) =>
    send(`${BASE_URL}/_sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'manual',
    });

  return {
    baseUrl: BASE_URL,
    fetch: send,
    async logIn(student) {
      const response = await post(`ready/${student}`);
      if (response.status >= 400) throw new Error(`There is no ready student ${student}.`);
      return `${student}@example.com`;
    },
    async fail(scenario, times = 1) {
      const response = await post('faults', { scenario, times });
      if (!response.ok) throw new Error(`The contract has no example ${scenario}.`);
    },
    async pass(milliseconds) {
      const end = time + milliseconds;
      for (;;) {
        const [next] = tasks.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at);
        if (!next) break;
        tasks = tasks.filter((one) => one !== next);
        time = Math.max(time, next.at);
        next.run();
        await sandbox.idle();
      }
      time = end;
    },
    listMails: async () => (await (await send(`${BASE_URL}/_sandbox/outbox.json`)).json()) as Mail[],
    close: () => sandbox.close(),
  };
}

/** Stores a cookie as a browser does; an expired one is removed. */
function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const [name = '', value = ''] = pair.split('=');
  if (attributes.some((one) => /^\s*max-age=0$/i.test(one))) cookies.delete(name);
  else cookies.set(name, value);
}
