import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { PLANTED } from './planted.ts';

const PLAYER = fileURLToPath(new URL('playPlanted.ts', import.meta.url));
const STEPS = 60;
const AT_ONCE = 2;

interface Red {
  readonly seed: number;
  readonly breach: string;
}

/**
 * Plants each fault in a process of its own and plays histories until one is red that is green without it.
 *
 * @returns the names of those that were not found.
 */
export async function runPlanted({ histories = 2_000, only = '', faults = PLANTED } = {}): Promise<
  readonly string[]
> {
  const waiting = faults.filter(({ name }) => name.includes(only)).values();
  const missed: string[] = [];
  const work = async () => {
    for (const { name } of waiting) {
      const red = await find(name, histories);
      if (!red) missed.push(name);
      console.log(`${name}: ${red ? `seed ${String(red.seed)}, ${red.breach}` : 'NOT FOUND'}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return missed;
}

async function find(name: string, histories: number): Promise<Red | null> {
  for (let from = 1; ;) {
    const red = await play(name, from, histories + 1);
    if (!red || !(await play('', red.seed, red.seed + 1))) return red;
    from = red.seed + 1;
  }
}

async function play(name: string, from: number, until: number): Promise<Red | null> {
  const numbers = [from, until, STEPS].map(String);
  const { stdout } = spawn(process.execPath, [PLAYER, name, ...numbers], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await text(stdout);
  return said === '' ? null : (JSON.parse(said) as Red);
}
