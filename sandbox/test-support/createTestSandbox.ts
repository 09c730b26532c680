import { createSandbox } from '../createSandbox.ts';
import { convertFile } from '../documents/convertFile.ts';
import type { SandboxOptions } from '../SandboxOptions.ts';

type Reply<Body> = { status: number; body: Body; headers: Headers };
type Call = { method?: string; body?: unknown; cookie?: string; headers?: Record<string, string> };

/** The shape of most replies, for tests. */
type AnyBody = Record<string, unknown> & { message?: string; code?: string };

/** Monday, 16 November 2026, 09:00 UTC. */
const START = Date.UTC(2026, 10, 16, 9);
export const PASSWORD = 'Example-Pass-2026';

export type TestSandbox = Awaited<ReturnType<typeof createTestSandbox>>;

/** Creates an in-memory sandbox whose clock and background work the test controls. */
export async function createTestSandbox(options: Partial<SandboxOptions> = {}) {
  let now = START;
  let tasks: (() => void)[] = [];
  const sandbox = await createSandbox({
    database: ':memory:',
    clock: () => now,
    schedule: (_delay, task) => {
      tasks.push(task);
      return () => {
        tasks = tasks.filter((one) => one !== task);
      };
    },
    passwordCost: 2 ** 4,
    // The tests' own files are harmless, and a process for each would take longer than the conversion.
    convert: convertFile,
    ...options,
  });

  async function call<Body = AnyBody>(
    path: string,
    { method, body, cookie, headers }: Call = {},
  ): Promise<Reply<Body>> {
    const response = await sandbox.fetch(
      new Request(`http://localhost${path}`, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        body: body === undefined ? undefined : JSON.stringify(body),
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(cookie ? { cookie: `admit_id_token=${cookie}` } : {}),
          ...headers,
        },
      }),
    );
    await sandbox.idle();
    return { status: response.status, body: (await response.json()) as Body, headers: response.headers };
  }

  return {
    ...sandbox,
    call,
    /** Advances the clock. */
    pass(milliseconds: number) {
      now += milliseconds;
    },
    /** Runs the background tasks that are pending now, but not those that they schedule. */
    async work() {
      const due = tasks;
      tasks = [];
      for (const task of due) task();
      await sandbox.idle();
    },
    /** Sends one PUT request. */
    put: (path: string, body: unknown, cookie: string) => call(path, { method: 'PUT', body, cookie }),
    /** Creates a student, logs them in and returns the session cookie. */
    async seed(seed: Record<string, unknown> = {}): Promise<string> {
      const reply = await call<{ session: string }>('/_sandbox/seed', {
        body: { username: 'ana@example.com', password: PASSWORD, ...seed },
      });
      return reply.body.session;
    },
    /** Returns the code in the newest mail. */
    async readCode(): Promise<string> {
      const mails = await call<{ code: string }[]>('/_sandbox/outbox.json');
      return mails.body[0]?.code ?? '';
    },
  };
}

/** Returns the value of a cookie that a reply sets; '' if it does not set the cookie. */
export function readSetCookie(headers: Headers, name: string): string {
  const line = headers.getSetCookie().find((one) => one.startsWith(`${name}=`)) ?? '';
  return line.slice(name.length + 1).split(';')[0] ?? '';
}
