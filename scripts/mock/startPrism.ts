import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { StartError } from '../start/StartError.ts';
import { takePort } from '../start/takePort.ts';

export interface Prism {
  /** Where it answers; another place after it was started again. */
  url: () => string;
  /** Resolves when Prism answers; at once unless it is being started again. */
  ready: () => Promise<void>;
  /** For a request that broke off: makes sure that this process is gone and another one answers. */
  renew: (broken: number | undefined) => Promise<void>;
  /** The process that answers at present. */
  pid: () => number | undefined;
  close: () => Promise<void>;
}

/** A port found free can be taken before Prism has read the contract and listens; seldom twice. */
const LAUNCHES = 3;
const CLI = createRequire(import.meta.url).resolve('@stoplight/prism-cli');

/**
 * Runs the Prism command line as the static mock of a contract, and starts it again when it dies.
 *
 * It dies of a malformed multipart request (its issue 2672), which must not end a developer's session.
 */
export async function startPrism(
  openapi: string,
  print: (line: string) => void = console.error,
): Promise<Prism> {
  let port = 0;
  let closing = false;
  let child: ChildProcess;
  let ready: Promise<void>;

  const launchOnce = async () => {
    port = await takePort(0);
    const where = ['--host', '127.0.0.1', '--port', String(port)];
    // Where NODE_ENV says production, as after a build in this process, Prism forks, and falls over its own import.
    child = spawn(process.execPath, [CLI, 'mock', openapi, ...where, '--multiprocess=false'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await untilListening(child);
  };
  const launch = () => {
    ready = retryWhenPortIsTaken(launchOnce);
    return ready;
  };
  const relaunchWhenDead = () => {
    child.once('exit', (_, signal) => {
      // Ctrl-C reaches every process of the terminal, this child included.
      if (closing || signal === 'SIGINT') return;
      print('The mock died of a request and is started again.');
      launch().then(relaunchWhenDead, () =>
        print('The mock could not be started again; stop and start this command.'),
      );
    });
  };
  await launch();
  relaunchWhenDead();

  return {
    url: () => `http://127.0.0.1:${String(port)}`,
    ready: () => ready,
    renew: async (broken) => {
      if (child.pid === broken && child.exitCode === null && child.signalCode === null) {
        child.kill();
        await once(child, 'exit');
      }
      await ready;
    },
    pid: () => child.pid,
    close: async () => {
      closing = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}

async function retryWhenPortIsTaken(launch: () => Promise<void>): Promise<void> {
  for (let left = LAUNCHES - 1; ; left -= 1) {
    try {
      await launch();
      return;
    } catch (error) {
      if (left === 0 || !String(error).includes('EADDRINUSE')) throw error;
    }
  }
}

function untilListening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const onOutput = (chunk: Buffer) => {
      said += chunk.toString();
      if (!said.includes('is listening on')) return;
      child.off('close', onExit);
      // The pipes must go on being emptied, or Prism would stop at a full one.
      child.stdout?.off('data', onOutput).resume();
      child.stderr?.off('data', onOutput).resume();
      resolve();
    };
    // 'close' comes when all it said has been read.
    const onExit = () => reject(new StartError(`Prism does not start on openapi.yaml: ${said.trim()}`));
    child.stdout?.on('data', onOutput);
    child.stderr?.on('data', onOutput);
    child.once('close', onExit);
  });
}
