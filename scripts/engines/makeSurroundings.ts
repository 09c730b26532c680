import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TIME_ZONE } from '../../e2e/test-support/today.ts';

/** A folder and programs that belong to one session, and go with it. */
export type Surroundings = Awaited<ReturnType<typeof makeSurroundings>>;

/** Makes a place for one browser session, which nothing of the machine's own browsers reaches. */
export async function makeSurroundings() {
  const folder = await mkdtemp(join(tmpdir(), 'engine-'));
  const children: ChildProcess[] = [];
  const stop = () => children.forEach((child) => killGroup(child));
  process.once('exit', stop);

  return {
    /** The home of the session: profile, caches, sockets. */
    folder,
    /** Starts a program there; `display` is the X server's. */
    start: (command: string, args: readonly string[], display = '') => {
      const child = spawn(command, args, {
        // What a browser says to itself is not shown; the fourth is where Xvfb tells its display.
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
        // A group of its own: a browser starts programs that outlive it.
        detached: true,
        env: {
          PATH: process.env.PATH,
          HOME: folder,
          XDG_RUNTIME_DIR: folder,
          TZ: TIME_ZONE,
          LANG: 'C.UTF-8',
          DISPLAY: display,
          // No accessibility bus and no graphics card on a machine of tests.
          NO_AT_BRIDGE: '1',
          LIBGL_ALWAYS_SOFTWARE: '1',
        },
      });
      children.push(child);
      return child;
    },
    [Symbol.asyncDispose]: async () => {
      const ends = children.filter(isRunning).map((child) => once(child, 'exit'));
      stop();
      await Promise.all(ends);
      process.off('exit', stop);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || !isRunning(child)) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has just ended.
  }
}
