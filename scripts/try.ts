/** What takes minutes or hours, and each of what `npm run try -- <name>` runs: npm test runs a little of it. */
const LONG_RUNS: Readonly<Record<string, string>> = {
  simulate: '../simulation/main.ts',
  planted: '../simulation/tryPlanted.ts',
  histories: './histories/tryHistories.ts',
  mutations: './mutations/tryMutations.ts',
};

const [name = ''] = process.argv.splice(2, 1);
const path = LONG_RUNS[name];
if (!path) {
  console.error(`Usage: npm run try -- <${Object.keys(LONG_RUNS).join('|')}> [options]`);
  process.exit(2);
}
await import(new URL(path, import.meta.url).href);
