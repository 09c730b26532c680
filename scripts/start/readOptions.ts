import { parseArgs } from 'node:util';
import { StartError } from './StartError.ts';

export interface CommandOptions {
  /** Port of the web server; 0 lets the system choose. */
  port: number;
  /** Folder of the database. */
  data: string;
  /** Starts with an empty database. */
  fresh: boolean;
  /** Serves the production build. */
  production: boolean;
  /** Lets other devices of the network in. */
  host: boolean;
}

const DEFAULT_PORT = 4300;

const KNOWN = {
  port: { type: 'string' },
  data: { type: 'string' },
  fresh: { type: 'boolean' },
  production: { type: 'boolean' },
  host: { type: 'boolean' },
} as const;

/** Reads the words after the command; throws `StartError` for one that makes no sense. */
export function readOptions(words: string[], known: (keyof CommandOptions)[]): CommandOptions {
  const options = Object.fromEntries(known.map((name) => [name, KNOWN[name]]));
  const values = parse(words, options);
  return {
    port: values.port === undefined ? DEFAULT_PORT : readPort(values.port),
    data: values.data ?? '.data',
    fresh: values.fresh ?? false,
    production: values.production ?? false,
    host: values.host ?? false,
  };
}

interface Values {
  port?: string;
  data?: string;
  fresh?: boolean;
  production?: boolean;
  host?: boolean;
}

function parse(words: string[], options: Partial<typeof KNOWN>): Values {
  try {
    return parseArgs({ args: words, options, allowPositionals: false }).values as Values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(/[.\n]/)[0] : 'Unknown option';
    const names = Object.keys(options).map((name) => `--${name}`);
    throw new StartError(`${reason ?? ''}. Known options: ${names.join(', ')}.`);
  }
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new StartError(`--port takes a number from 0 to 65535 (0: any free one), not '${text}'.`);
  }
  return port;
}
