import { StartError } from './StartError.ts';

/** The option `--port` of `npm start` and `npm run mock`. */
export const PORT = {
  type: 'string',
  default: '4300',
  value: 'NUMBER',
  says: 'where the application answers; 4300 unless told, 0 takes any free one',
} as const;

/** Reads the value of `--port`; throws `StartError` for what is none. */
export function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new StartError(`--port takes a number from 0 to 65535 (0: any free one), not '${text}'.`);
}
