import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { readCommand } from '../contracts/verify/readCommand.ts';
import { PLANTED } from './planted.ts';

const PLAYER = fileURLToPath(new URL('playPlanted.ts', import.meta.url));
const AT_ONCE = 2;

const values = readCommand({
  name: 'npm run try -- planted',
  does: 'plants one fault after the other into the trunk, and says after how many histories it is found.',
  options: {
    histories: {
      type: 'string',
      value: '<n>',
      says: 'plays at most so many for each fault; 2000 unless told',
    },
    only: { type: 'string', value: '<words>', says: 'plants those whose name has these words' },
  },
});
const histories = Number(values.histories ?? 2_000);
const only = values.only ?? '';
const waiting = PLANTED.filter(({ name }) => name.includes(only)).values();
const missed: string[] = [];
await Promise.all(Array.from({ length: AT_ONCE }, findAll));
console.log(missed.length === 0 ? 'Each fault was found.' : `Not found: ${missed.join('; ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;

async function findAll(): Promise<void> {
  for (const { name } of waiting) {
    const red = await find(name);
    if (!red) missed.push(name);
    console.log(`${name}: ${red ? `after ${String(red.seed)}, ${red.breach}` : 'NOT FOUND'}`);
  }
}

interface Red {
  readonly seed: number;
  readonly breach: string;
}

/** Plays histories with a fault until one is red that is green without it. */
async function find(name: string): Promise<Red | null> {
  for (let from = 1; ;) {
    const red = await play(name, from, histories + 1);
    if (!red || !(await play('', red.seed, red.seed + 1))) return red;
    from = red.seed + 1;
  }
}

/** Plays them in a process of their own, which has read the product with the fault in it. */
async function play(name: string, from: number, until: number): Promise<Red | null> {
  const args = [PLAYER, name, String(from), String(until)];
  const { stdout } = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = await text(stdout);
  return said === '' ? null : (JSON.parse(said) as Red);
}
