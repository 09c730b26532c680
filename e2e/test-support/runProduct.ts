import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A separate instance of the product, started as a person would start it. */
export interface OwnProduct {
  readonly url: string;
  /** The URL for other devices; '' unless started with `--host`. */
  readonly networkUrl: string;
  /** Stops the product and returns everything it has printed. */
  readonly stop: () => Promise<string>;
}

/** Starts the product in a separate process, so that a test can read its output. */
export async function runProduct(data: string, ...options: string[]): Promise<OwnProduct> {
  const start = ['--import', './scripts/assert-runtime.mjs', 'scripts/start.ts'];
  const child = spawn(process.execPath, [
    ...start,
    ...['--production', '--port', '0', '--data', data, ...options],
  ]);
  const ended = once(child, 'exit');
  process.once('exit', () => child.kill());
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString('utf8');
      const address = /Application\s+(http\S+)[\s\S]*Ctrl-C/.exec(printed)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The product did not start:\n${printed}`)));
  });
  return {
    url,
    networkUrl: /On other devices\s+(http\S+)/.exec(printed)?.[1] ?? '',
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      return printed;
    },
  };
}
