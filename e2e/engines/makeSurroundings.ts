import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TIME_ZONE } from '../test-support/today.ts';

/** A folder and child processes that belong to one browser session and are removed with it. */
export type Surroundings = Awaited<ReturnType<typeof makeSurroundings>>;

/** Creates the folder and environment that isolate one browser session from the installed browsers. */
export async function makeSurroundings() {
  const folder = await mkdtemp(join(tmpdir(), 'engine-'));
  const children: ChildProcess[] = [];
  const kill = () => children.forEach((child) => killGroup(child));
  process.once('exit', kill);
  /** Kills the programs; the folder stays. */
  const stop = async () => {
    const ends = children.filter(isRunning).map((child) => once(child, 'exit'));
    kill();
    await Promise.all(ends);
  };

  return {
    /** The session's home folder: profile, caches, sockets. */
    folder,
    /** Starts a program in the folder; `display` names the X server to use. */
    start: (command: string, args: readonly string[], display = '') => {
      const child = spawn(command, args, {
        // Hides the browser's output; Xvfb writes its display number to file descriptor 3.
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
        // A separate process group, because a browser starts programs that outlive it.
        detached: true,
        env: {
          PATH: process.env.PATH,
          HOME: folder,
          XDG_RUNTIME_DIR: folder,
          TZ: TIME_ZONE,
          LANG: 'C.UTF-8',
          DISPLAY: display,
          // Test machines have neither an accessibility bus nor a graphics card.
          NO_AT_BRIDGE: '1',
          LIBGL_ALWAYS_SOFTWARE: '1',
        },
      });
      children.push(child);
      return child;
    },
    stop,
    [Symbol.asyncDispose]: async () => {
      await stop();
      process.off('exit', kill);
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
    // The process has already ended.
  }
}
