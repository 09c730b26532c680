import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { PLANTED } from './planted.ts';

const STEPS = 60;

/*
 * The process of one planted fault: plays the histories from a seed on until one is red, and prints its seed and breach.
 * Without a name it plays the product as it is.
 */
const [name = '', from = '', until = ''] = process.argv.slice(2);
const fault = PLANTED.find((each) => each.name === name);

if (fault) {
  const url = new URL(`../${fault.file}`, import.meta.url);
  const source = readFileSync(url, 'utf8');
  if (source.split(fault.text).length !== 2) throw new Error(`"${fault.text}" is not once in ${fault.file}.`);
  registerHooks({
    load(address, context, nextLoad) {
      const loaded = nextLoad(address, context);
      if (address !== url.href) return loaded;
      return { ...loaded, source: source.replace(fault.text, () => fault.planted) };
    },
  });
}

// Only now: its modules are read with the fault in them.
const { historyOf, runHistory } = await import('./runHistory.ts');
for (let seed = Number(from); seed < Number(until); seed += 1) {
  const { failure } = await runHistory(historyOf(seed, STEPS));
  if (!failure) continue;
  process.stdout.write(JSON.stringify({ seed, breach: failure.message }));
  break;
}
process.exit();
