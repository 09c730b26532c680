import { setImmediate } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { serve, type Http2Bindings, type HttpBindings, type ServerType } from '@hono/node-server';
import { createSandbox, stopServer } from '../createSandbox.ts';
import type { READY_STUDENTS } from '../developer/readyStudents.ts';
import { SEED_PASSWORD } from '../developer/seedStudent.ts';
import { readContract } from '../http/readContract.ts';
import type { Mail, Student, StudentDetails } from './Backend.ts';
import { createClock } from './createClock.ts';
import { CONVERSION, createFaultPlan, type FaultRequest } from './createFaultPlan.ts';
import type { SentReply, SentRequest } from './Sent.ts';

export type StandIn = Awaited<ReturnType<typeof createStandIn>>;

export interface StandInOptions {
  now: number;
  isLive: boolean;
  publicOrigin: string;
}

/** A new student, and a session that a browser can take over. */
interface Seeded {
  username: string;
  session: string;
  marker: string;
}

/** Thrown if a call gets no reply, as on a bad network. */
export class LostCallError extends Error {}

type Connection = HttpBindings | Http2Bindings;

/** Every conversion and copy ends with this file. */
const PDF = new TextEncoder().encode('%PDF-1.4\n%%EOF\n');
/** How long a browser waits for a reply that does not come. */
const GIVE_UP_MS = 300_000;

/** Starts the sandbox with a clock and faults that a test controls. Uploaded files are not converted. */
export async function createStandIn({ now, isLive, publicOrigin }: StandInOptions) {
  const { kit } = await readContract();
  const faults = createFaultPlan(kit);
  const calls = new Set<Promise<unknown>>();
  const applying = new Set<Promise<unknown>>();
  const created = new Map<string, number>();
  let server: ServerType | undefined;
  /** Waits until each call has been answered or waits for the clock. */
  const settle = async (): Promise<void> => {
    while (applying.size > 0) await Promise.allSettled(applying);
    await sandbox.idle();
    await setImmediate();
  };
  const clock = createClock(now, settle, isLive);
  const sandbox = await createSandbox({
    database: ':memory:',
    clock: clock.now,
    schedule: clock.schedule,
    // Tests need no protection from guessing.
    passwordCost: 2 ** 4,
    convert: ({ length }) =>
      Promise.resolve(length === 0 || faults.take(CONVERSION) ? { failure: '' } : { pdf: PDF }),
    renderPdf: () => Promise.resolve(PDF),
    publicOrigin,
  });

  const apply = async (request: Request, connection?: Connection): Promise<Response> => {
    const applied = sandbox.fetch(request, connection);
    applying.add(applied);
    const response = await applied.finally(() => applying.delete(applied));
    await sandbox.idle();
    const headers = new Headers(response.headers);
    headers.set('date', new Date(clock.now()).toUTCString());
    return new Response(response.body, { status: response.status, headers });
  };
  const answer = async (request: Request, browser?: number, connection?: Connection): Promise<Response> => {
    const { method, url } = request;
    const operation = kit.find({ method, url })?.operation.operationId;
    const fault = operation === undefined ? undefined : faults.take(operation, browser);
    if (!fault) return apply(request, connection);
    if (fault.network === 'offline') throw new LostCallError();
    if (fault.network === 'no-reply') {
      await clock.wait(GIVE_UP_MS);
      throw new LostCallError();
    }
    let response: Response;
    if (fault.network === 'html-502')
      response = new Response('<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>', {
        status: 502,
        headers: { 'content-type': 'text/html' },
      });
    else if (fault.reply) {
      const { status, headers, body } = fault.reply;
      const date = new Date(clock.now()).toUTCString();
      response = Response.json(body, { status, headers: { 'cache-control': 'no-store', date, ...headers } });
    } else response = await apply(request, connection);
    if (fault.delayMs > 0) await clock.wait(fault.delayMs);
    if (fault.network === 'reply-lost') throw new LostCallError();
    return response;
  };
  /** Closing waits for the calls that have begun, because they need the database. */
  const track = <Value>(call: Promise<Value>): Promise<Value> => {
    const done = call.catch(() => undefined).finally(() => calls.delete(done));
    calls.add(done);
    return call;
  };
  const ask = async <Reply>(path: string, body?: object): Promise<Reply> => {
    const init = body && { method: 'POST', body: JSON.stringify(body) };
    const response = await apply(new Request(`http://localhost/_sandbox/${path}`, init));
    const reply = (await response.json()) as Reply & { message: string };
    if (!response.ok) throw new Error(reply.message);
    return reply;
  };

  return {
    send: ({ browser, method, url, headers, body }: SentRequest): Promise<SentReply> =>
      track(
        (async () => {
          const response = await answer(new Request(url, { method, headers, body }), browser);
          const read = new Uint8Array(await response.arrayBuffer());
          return { status: response.status, headers: [...response.headers], body: read };
        })(),
      ),

    async createStudent(
      like: (typeof READY_STUDENTS)[number]['id'],
      details: StudentDetails,
    ): Promise<Seeded & Student> {
      const count = (created.get(like) ?? 0) + 1;
      if (details.username === undefined) created.set(like, count);
      const username = `${like}${count > 1 ? `-${String(count)}` : ''}@example.com`;
      const { password = SEED_PASSWORD } = details;
      const seeded = await ask<Seeded>('seed', { username, ...details, like });
      return { ...seeded, password };
    },

    createToken: async (view: 'public' | 'service', username: string): Promise<string> =>
      (await ask<{ token: string }>(`${view}-token`, { username })).token,

    fail: (name: string, options: FaultRequest): number => faults.add(name, options),

    removeFault: (id: number): void => faults.remove(id),

    settle,

    pass: clock.pass,

    listMails: (to: string) => ask<Mail[]>(`outbox.json?${new URLSearchParams({ to })}`),

    async listen(port: number): Promise<{ url: string }> {
      if (server) throw new Error('The backend is already listening.');
      const hostname = '127.0.0.1';
      const fetch = async (request: Request, connection: Connection): Promise<Response> => {
        try {
          return await track(answer(request, undefined, connection));
        } catch {
          connection.incoming.socket.destroy();
          return new Response(null, { status: 500 });
        }
      };
      const address = await new Promise<AddressInfo>((resolve, reject) => {
        server = serve({ fetch, port, hostname, overrideGlobalObjects: false }, resolve);
        server.once('error', (error: Error) => {
          server = undefined;
          reject(error);
        });
      });
      return { url: `http://${hostname}:${String(address.port)}` };
    },

    /** Ends waiting calls, waits for the others, and returns the names of the faults that no call has met. */
    async close(): Promise<string[]> {
      clock.stop();
      await Promise.all(calls);
      await stopServer(server);
      await sandbox.close();
      return faults.listUnmet();
    },
  };
}
