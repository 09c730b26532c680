/** A long run: either one of our modules or a separate Playwright configuration. */
export interface LongRun {
  does: string;
  module?: string;
  playwright?: string;
  needsChromium?: boolean;
  /**
   * The files and folders that it covers, as git takes them: it is due once one of them has changed since its last complete run. Without
   * them, its result does not depend on the repository alone, and is not recorded.
   */
  covers?: readonly string[];
}

const NEEDS_CHROMIUM = { needsChromium: true };
const APPLICATION = ['src', 'sdk/src', 'styles', 'index.html'];
const BACKEND = ['sandbox', 'openapi.yaml'];

/** Runs that take minutes or hours; `npm test` covers a small part of most of them. */
export const LONG_RUNS: Readonly<Record<string, LongRun>> = {
  simulate: {
    does: 'plays histories of applicants on a bad network',
    module: '../../simulation/main.ts',
    covers: ['simulation', 'src/core', 'src/session', 'src/form', 'sdk/src', ...BACKEND],
  },
  planted: {
    does: 'plants faults one by one, and reports which test detects each',
    module: '../check/tryPlanted.ts',
    covers: [
      'planted',
      'simulation',
      'e2e',
      'contracts',
      'prove',
      'scripts/check',
      ...APPLICATION,
      ...BACKEND,
    ],
  },
  mutants: {
    does: 'changes the code in one place at a time, and reports each change that no unit test detects',
    module: './tryMutants.ts',
    covers: ['src/core', 'src/routes', 'src/form', 'src/session', 'sdk/src'],
  },
  histories: {
    does: 'plays sequences of calls to the sandbox, and to backends that differ where the contract allows it',
    module: '../../prove/tryHistories.ts',
    covers: ['contracts/model', 'contracts/verify', 'prove', ...BACKEND],
  },
  wrong: {
    does: 'plays histories against backends that each break one sentence of the contract',
    module: '../../prove/tryWrongBackends.ts',
    covers: ['contracts/model', 'contracts/verify', 'prove', ...BACKEND],
  },
  mutations: {
    does: 'checks that the packed verifier reports wrong replies',
    module: '../../prove/tryMutations.ts',
    covers: ['contracts/kit', 'contracts/verify', 'prove', 'contracts/pacts', 'openapi.yaml'],
  },
  journeys: {
    does: 'runs the journeys that are too long for `npm test`',
    playwright: 'e2e/playwright.config.ts',
    covers: [':(glob)e2e/**/*.e2e.ts', 'e2e/test-support', ...APPLICATION, ...BACKEND],
    ...NEEDS_CHROMIUM,
  },
  engines: {
    does: 'runs journeys in Firefox, WebKitGTK and WPE WebKit',
    playwright: 'e2e/engines/playwright.config.ts',
    covers: ['e2e/engines', ...APPLICATION, ...BACKEND],
  },
  faults: {
    does: 'makes every call fail in every way',
    playwright: 'e2e/faults/playwright.config.ts',
    covers: ['e2e/faults', 'src', 'sdk/src', ...BACKEND],
    ...NEEDS_CHROMIUM,
  },
  sweep: {
    does: 'checks the accessibility of every story in every mode with a second engine',
    playwright: 'e2e/sweep/playwright.config.ts',
    covers: ['e2e/sweep', ...APPLICATION],
    ...NEEDS_CHROMIUM,
  },
  stories: {
    does: 'checks that every story of `npm run mock` shows what it promises',
    playwright: 'e2e/mock/playwright.config.ts',
    covers: ['e2e/mock', 'scripts/start', 'openapi.yaml', ...APPLICATION],
    ...NEEDS_CHROMIUM,
  },
  preview: {
    does: 'checks the same on the built preview',
    playwright: 'e2e/mock/preview.config.ts',
    covers: ['e2e/mock', 'scripts/build', 'openapi.yaml', ...APPLICATION],
    ...NEEDS_CHROMIUM,
  },
  screens: {
    does: 'takes screenshots of every screen for docs/screens/',
    playwright: 'e2e/screens/playwright.config.ts',
    ...NEEDS_CHROMIUM,
  },
  bench: {
    does: 'measures the cost of a keystroke and a submit, compared with a hand-written form',
    module: '../../bench/main.ts',
    covers: ['bench', 'src/core', 'src/ui', 'src/features/answer-form', 'styles'],
    ...NEEDS_CHROMIUM,
  },
  words: {
    does: 'measures how soon pages appear and can be used on a slow phone',
    module: '../../bench/firstWords.ts',
    covers: ['bench', 'scripts/build', ...APPLICATION],
    ...NEEDS_CHROMIUM,
  },
  deploy: {
    does: 'runs the product behind nginx and Caddy with the sample configurations',
    playwright: 'e2e/deploy/playwright.config.ts',
    covers: ['docs/deploying', 'e2e/deploy', 'scripts/build', 'src/routes'],
    ...NEEDS_CHROMIUM,
  },
  server: {
    does: 'checks a running web server (--url URL) against the rules in docs/deploying',
    module: '../deploy/checkServer.ts',
  },
  audit: {
    does: 'asks the npm registry for known vulnerabilities of every package',
    module: './tryAudit.ts',
  },
  generators: {
    does: 'generates a client with another generator and checks its types',
    module: './tryGenerators.ts',
    covers: ['openapi.yaml', 'scripts/try/tryGenerators.ts'],
  },
  workflows: { does: 'checks .github/workflows with actionlint', module: './tryWorkflows.ts' },
  due: {
    does: 'lists the runs whose subject has changed since their last complete run',
    module: './tryDue.ts',
  },
};
