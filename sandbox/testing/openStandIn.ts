import { Worker } from 'node:worker_threads';
import type { Answered, Args, Method, Question, Result } from './messages.ts';
import type { StandInOptions } from './createStandIn.ts';

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** One thread serves all backends of a process, because starting it takes longer than opening a backend. */
let thread: ReturnType<typeof startThread> | undefined;
let lastStandIn = 0;

/** Opens a stand-in in the thread, and returns a function that calls its methods. */
export async function openStandIn(options: StandInOptions) {
  thread ??= startThread();
  const { ask } = thread;
  lastStandIn += 1;
  const standIn = lastStandIn;
  await ask(standIn, 'open', [options]);
  return <Name extends Method>(method: Name, ...args: Args<Name>) =>
    ask(standIn, method, args) as Promise<Result<Name>>;
}

function startThread() {
  // The source runs as it is, and the package as it was built.
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const worker = new Worker(new URL(`standInThread.${ending}`, import.meta.url), {
    // Node's SQLite still prints a warning.
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  // A test that forgets `close` must not keep its process alive; a call that waits for its reply must.
  worker.unref();
  worker.on('message', (answered: Answered) => {
    const { resolve, reject } = waiting.get(answered.id) ?? {};
    waiting.delete(answered.id);
    if (waiting.size === 0) worker.unref();
    if ('value' in answered) resolve?.(answered.value);
    else reject?.(answered.isLost ? new TypeError('fetch failed') : new Error(answered.problem));
  });
  worker.on('error', (error: Error) => {
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
  });
  return {
    ask: (standIn: number, method: Question['method'], args: unknown[]) =>
      new Promise<unknown>((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.ref();
        worker.postMessage({ id: lastId, standIn, method, args } satisfies Question);
      }),
  };
}
