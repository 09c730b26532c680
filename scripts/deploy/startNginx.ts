import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { StartError } from '../start/StartError.ts';

/** How long nginx may take to listen, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Runs nginx on a configuration until it is closed; resolves when it listens on the port. */
export async function startNginx(nginx: string, configuration: string, port: number) {
  // -e: before it has read the configuration, nginx would open the log of the machine's own server.
  const words = ['-e', 'stderr', '-c', configuration];
  const child = spawn(nginx, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));

  for (const until = Date.now() + TIMEOUT_MS; !(await isListening(port));) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill();
      throw new StartError(`nginx does not start on the sample configuration:\n${said.trim()}`);
    }
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 50))]);
  }
  return {
    close: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const settle = (is: boolean) => () => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', settle(true)).once('error', settle(false));
  });
}
