/**
 * A stateful stand-in for the backend: every operation of `openapi.yaml` on an embedded SQLite database.
 * It shares no rules with the client, so the two can agree only through the contract.
 */
import type { AddressInfo } from 'node:net';
import { serve, type Http2Bindings, type HttpBindings, type ServerType } from '@hono/node-server';
import { createBackground } from './background/createBackground.ts';
import { createSteadyClock } from './background/createSteadyClock.ts';
import { createTurns } from './background/createTurns.ts';
import { openDatabase } from './database/openDatabase.ts';
import { createFaults } from './developer/createFaults.ts';
import { createConverter } from './documents/createConverter.ts';
import { resumeConversions } from './documents/enqueueConversion.ts';
import { createApp } from './http/createApp.ts';
import { readContract } from './http/readContract.ts';
import { DEFAULT_LIMITS } from './http/limits.ts';
import type { SandboxContext } from './SandboxContext.ts';
import type { SandboxOptions, Schedule } from './SandboxOptions.ts';

export type Sandbox = Awaited<ReturnType<typeof createSandbox>>;

const CONVERSIONS_AT_ONCE = 2;

const onTimer: Schedule = (delayMs, task) => {
  const timer = setTimeout(task, delayMs);
  return () => clearTimeout(timer);
};

/** Opens the database and assembles the sandbox. `SandboxOptions` describes the settings. */
export async function createSandbox(options: SandboxOptions) {
  const clock = createSteadyClock(options.clock ?? Date.now);
  const clockOffset = { milliseconds: 0 };
  const database =
    typeof options.database === 'string'
      ? openDatabase(options.database, { fresh: options.fresh })
      : options.database;
  const background = createBackground(options.schedule ?? onTimer);
  const context: SandboxContext = {
    conversionDelayMs: 1500,
    convert: createConverter(),
    storageUrl: '/mock-storage',
    publicOrigin: 'http://localhost:4300',
    passwordCost: 2 ** 14,
    log: () => undefined,
    proxy: '',
    renderPdf: () => Promise.resolve(undefined),
    ...options,
    ...(await readContract()),
    database,
    now: () => clock() + clockOffset.milliseconds,
    clockOffset,
    background,
    conversions: createTurns(CONVERSIONS_AT_ONCE),
    limits: { ...DEFAULT_LIMITS, ...options.limits },
    faults: createFaults(),
  };
  resumeConversions(context);
  const app = createApp(context);
  let server: ServerType | undefined;

  return {
    /** Answers a request without using the network. A server passes the connection, which tells the caller's address. */
    fetch: async (request: Request, connection?: HttpBindings | Http2Bindings): Promise<Response> =>
      app.fetch(request, connection),
    /** Listens on a free port, reachable only from this machine. */
    async listen(): Promise<{ url: string }> {
      const hostname = '127.0.0.1';
      const { port } = await new Promise<AddressInfo>((resolve, reject) => {
        server = serve({ fetch: app.fetch, port: 0, hostname, overrideGlobalObjects: false }, resolve);
        server.once('error', reject);
      });
      return { url: `http://${hostname}:${port}` };
    },
    idle: context.background.idle,
    /** Stops the background work and the server, and closes the database. */
    async close(): Promise<void> {
      context.conversions.stop();
      const stopped = context.background.stop();
      await stopServer(server);
      await stopped;
      database.close();
    },
  };
}

/** Ends a server; calls that wait for it fail. */
export function stopServer(server: ServerType | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (!server) return resolve();
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
