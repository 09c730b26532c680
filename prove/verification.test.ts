import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { replyJson } from '../scripts/gateway/startProxy.ts';
import { verifyCommand } from '../contracts/verify/verifyCommand.ts';
import { ALL_ALLOWED_VARIANTS, ALLOWED_VARIANTS } from './allowedVariants.ts';
import { startBackend, type Backend, type Variant } from './startBackend.ts';

// Slow, because Pact's verifier runs in a separate process.
vi.setConfig({ testTimeout: 60_000 });

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend[Symbol.asyncDispose]());

/** Runs the command in this process and captures its output. */
async function runCommand(...words: string[]): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const spies = (['log', 'error'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((line: string) => void lines.push(line)),
  );
  const code = await verifyCommand(words);
  for (const spy of spies) spy.mockRestore();
  return { code, output: lines.join('\n') };
}

const verify = ({ url, statesUrl }: Pick<Backend, 'url' | 'statesUrl'>, ...words: string[]) =>
  runCommand('--url', url, '--states-url', statesUrl, ...words);

/** Verifies a sandbox whose requests are answered by `answer`. */
async function verifyVariant(answer: Variant['answer'], ...words: string[]) {
  await using variant = await startBackend({ answer });
  return await verify(variant, ...words);
}

/** Makes a folder for a report, which is deleted after the test. */
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'report-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

it('the reports on a faulty backend name the operation, the provider state, the request, and the expected and actual replies · CARD-14', async () => {
  const folder = await makeFolder();
  const { code, output } = await verifyVariant(
    async (request, send) => {
      if (request.url === '/api/tabs') request.headers.delete('sec-fetch-site');
      const reply = await send(request);
      return { ...reply, status: reply.body.includes('already submitted. You') ? 409 : reply.status };
    },
    ...['--only', 'submitApplication,saveTab', '--report', folder],
  );

  expect(code).toBe(1);
  expect(output.replaceAll(/http:\/\/[^/]+/g, 'http://backend')).toContain(
    [
      'POST /api/submit',
      '  interaction: a request to submit the application a second time',
      '  state:       the submission was accepted',
      `  set up:      curl -H 'content-type: application/json' -d '{"state":"the submission was accepted","params":{},"action":"setup"}' http://backend/_sandbox/provider-states`,
      "  request:     curl -X POST -b 'admit_id_token=contract-session' -H 'admit-session: contract-marker' http://backend/api/submit",
      '  status: expected 200, got 409',
      '  openapi.yaml: The application is submitted, now or earlier.',
      '  replied:     409 {"message":"Your application was already submitted. You do not need to do anything else."}',
    ].join('\n'),
  );
  expect(output).toMatch(/: [1-9]\d* interactions kept, 3 broken\.$/m);
  expect(output).not.toContain('  GET /api/tabs');

  const junit = await readFile(join(folder, 'junit.xml'), 'utf8');
  expect(junit).toMatch(/<testsuite name="interactions" tests="\d+" failures="3">/);
  expect(junit).toMatch(/<failure message="status: expected 403 cross_site, got 200">PUT \/api\/tabs/);
  expect(junit).toContain(
    '  openapi.yaml: The application is submitted and can no longer be changed, or another',
  );
  expect(junit).toMatch(/curl -X PUT .* -H 'sec-fetch-site: (same|cross)-site'/);
});

it('a backend that takes many liberties at once is green, in every interaction and in histories · CARD-14', async () => {
  const { code, output } = await verifyVariant(
    ALL_ALLOWED_VARIANTS.answer,
    '--histories',
    '1',
    '--seed',
    '4',
  );

  expect(output).toMatch(/2\d\d interactions kept, 0 broken\.\n1 history of [^:]*: 0 failed\.$/);
  expect(code).toBe(0);
});

it('a backend behind a proxy that ends TLS, whose session cookie has the prefix, is verified over http · API-02, CARD-14', async () => {
  const { answer } = ALLOWED_VARIANTS['is behind a proxy that ends TLS'] ?? {};
  const { code, output } = await verifyVariant(answer, '--only', 'logIn,logOut,getTabs');

  expect(output).toMatch(/19 interactions kept, 0 broken\.$/);
  expect(code).toBe(0);
});

it('a backend may choose its codes, tokens, keys, ids of links and of records itself · CARD-14', async () => {
  const { answer } = ALLOWED_VARIANTS['chooses its codes, tokens, keys and ids itself'] ?? {};
  const operations = 'confirmAccount,resetPassword,startConversion,findLookup,getPublicView,getServiceView';
  const { output } = await verifyVariant(answer, '--only', operations, '--histories', '3');

  expect(output).toMatch(/[1-9]\d* interactions kept, 0 broken\.\n3 histories of [^:]*: 0 failed\.$/);
});

it('the verifier sends the session that a provider state returned, and reports a rejected state with the backend’s reply · CARD-14', async () => {
  const { output } = await verifyVariant(
    async (request, send) => {
      if (request.body.includes('no account exists for the address')) return replyJson(404, {});
      const reply = await send(request);
      return request.url.endsWith('/provider-states') ? replyJson(200, { session: 'unknown' }) : reply;
    },
    ...['--only', 'signUp,getTabs'],
  );

  expect(output).toContain('expected 200, got 401');
  expect(output).toContain('state:       no account exists for the address');
  expect(output).toContain('expected any 2xx from --states-url, got 404');
});

it('the report on a correct backend lists the statuses seen, and the reason for each one not seen · CARD-14', async () => {
  const { code, output } = await verify(
    backend,
    ...['--only', 'GET /api/tabs', '--histories', '2', '--since', '0.2.0'],
  );

  expect(code).toBe(0);
  expect(output).toMatch(/^ {2}GET \/api\/tabs +200 401\(code\) 409 500\(code\)$/m);
  expect(output).toMatch(/^ {2}PUT \/api\/answer .*200\(ETag\)/m);
  // Whether a file is uploaded, or a view opened, depends on the two histories.
  expect(output).toMatch(
    /^ {2}POST \/mock-storage (200 )?400 403 413 500: the storage service is a separate server/m,
  );
  expect(output).toMatch(/^ {2}GET \/public\/tmp .*500: not selected by --only/m);
  expect(output).toMatch(/New since 0\.2\.0:\n\n## 0\.4\.0.*## 0\.3\.1.*## 0\.3\.0/s);
  expect(output).not.toContain('## 0.2.0');
  expect(output).toContain('No restart was tried: --restart was not given.');
  expect(output).toContain('No restore was tried: --restore was not given.');
  expect(output).toContain('No limits were tried: --limits was not given.');
  expect(output).toMatch(/5 interactions kept, 0 broken\.\n2 histories of [^:]*: 0 failed\.$/);
});

it('what is not built yet is listed apart and does not fail the run, until it passes · CARD-14', async () => {
  const folder = await makeFolder();
  const file = join(folder, 'pending.txt');
  const unbuilt: Variant['answer'] = async (request, send) =>
    request.method === 'PUT' && request.url === '/api/tabs' ? replyJson(501, {}) : await send(request);
  const run = async (...entries: string[]) => {
    await writeFile(file, entries.join('\n'));
    const words = ['--only', 'getTabs,saveTab', '--histories', '3', '--pending', file, '--report', folder];
    return await verifyVariant(unbuilt, ...words);
  };

  const { code, output } = await run('# The tabs are next.', 'saveTab  # in June');
  expect(code).toBe(0);
  expect(output).toMatch(
    /^ {2}PUT \/api\/tabs, a request to save the tab intl: status: expected 200, got 501$/m,
  );
  expect(output).toMatch(/5 interactions kept, 0 broken, 9 pending\.\n3 histories of [^:]*: 0 failed\.$/);
  expect(output).toMatch(/^ {2}PUT \/api\/tabs 200 .*: its interaction is broken$/m);
  expect(await readFile(join(folder, 'junit.xml'), 'utf8')).toContain(
    'name="a request to save the tab intl"><skipped',
  );

  const finished = await run('saveTab', 'a request for the chosen tabs');
  expect(finished.code).toBe(1);
  expect(finished.output).toContain(`so remove from ${file}: a request for the chosen tabs.`);
  const result = JSON.parse(await readFile(join(folder, 'result.json'), 'utf8')) as Record<string, unknown>;
  expect(result).toMatchObject({ broken: 0, finished: ['a request for the chosen tabs'] });
  expect(result.version).toMatch(/^\d+\.\d+\.\d+$/);

  const mistyped = await run('savTab');
  expect(mistyped.code).toBe(2);
  expect(mistyped.output).toContain('has "savTab", which is neither an operationId');
});

it('if all provider states are rejected alike, one sentence says so · CARD-14', async () => {
  const { code, output } = await verify(
    { url: backend.url, statesUrl: `${backend.url}/states` },
    '--only',
    'logIn,getTabs',
  );

  expect(code).toBe(2);
  expect(output).toContain('provider states was rejected in the same way: 404');
  expect(output.split('\n').length).toBeLessThan(5);
});

it('a run can be limited to a few operations, and the report names those that were left out · CARD-14', async () => {
  const folder = await makeFolder();
  const { code, output } = await verify(
    backend,
    ...['--only', 'logIn,getTabs', '--histories', '2', '--report', folder, '--restart', 'exit 0'],
  );

  expect(code).toBe(0);
  expect(output).toMatch(
    /Left out by --only \(\d+\): getProfile, .*getServiceView, findLookup, getHealth\.$/m,
  );
  expect(output).toMatch(/^ {2}GET \/api\/tabs +200/m);
  expect(output).not.toContain('  GET /api/profile');
  const { operations, leftOut, histories } = JSON.parse(
    await readFile(join(folder, 'result.json'), 'utf8'),
  ) as Record<string, object>;
  expect(Object.keys(operations ?? {}).toSorted()).toEqual(['GET /api/tabs', 'POST /public/login']);
  expect(leftOut).toContain('saveAnswers');
  expect(output).toContain('Restarts tried: 0, in the histories whose seed is a multiple of ten.');
  expect(histories).toMatchObject({ played: 2, restarts: 0, restores: 0, failed: 0 });
});

it('a verification exits with 2 if the backend does not know the state of the histories · CARD-14', async () => {
  const { code, output } = await verifyVariant(
    async (request, send) =>
      request.body.includes('two students have accounts') ? replyJson(404, {}) : await send(request),
    ...['--only', 'GET /lookup/find', '--histories', '1'],
  );

  expect(code).toBe(2);
  expect(output).toContain('The state "two students have accounts" could not be set up: 404');
  expect(output).toMatch(/[1-9]\d* interactions kept, 0 broken\./);
});

it.each([
  [
    'a provider state that cannot be set up',
    'The state "two students have accounts" could not be set up: 503',
  ],
  ['SIGINT', 'SIGINT stopped them.'],
])('%s ends the histories early, but what they found is reported · CARD-14', async (cause, message) => {
  const folder = await makeFolder();
  let histories = 0;
  const { code, output } = await verifyVariant(
    async (request, send) => {
      request.headers.delete('if-match');
      if (request.body.includes('two students have accounts')) histories += 1;
      else return await send(request);
      // The first history fails; the second set-up begins to shorten it.
      if (histories === 2 && cause !== 'SIGINT') return replyJson(503, {});
      if (histories === 2) process.emit('SIGINT', 'SIGINT');
      return await send(request);
    },
    ...['--only', 'GET /lookup/find', '--histories', '3', '--seed', '6', '--report', folder],
  );

  expect(code).toBe(1);
  expect(output).toContain('expected 412 answers_changed');
  expect(output).toMatch(/[1-9]\d* interactions kept, 0 broken\.\n1 history of [^:]*: 1 failed\.\n/);
  expect(output).toContain(`The histories ended early, after 1 of 3: ${message}`);
  const result = JSON.parse(await readFile(join(folder, 'result.json'), 'utf8')) as Record<string, object>;
  expect(result.histories).toMatchObject({ played: 1, failed: 1 });
  expect(await readFile(join(folder, 'junit.xml'), 'utf8')).toContain(
    '<testsuite name="histories" tests="2" failures="2">',
  );
});

it('without an address, the verifier prints its usage and exits with 2 · CARD-14', () => {
  const main = fileURLToPath(new URL('../contracts/verify/main.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [main], { encoding: 'utf8' });

  expect(status).toBe(2);
  expect(stderr).toContain("Option '--url' is missing.\n\nUsage: npm run contracts:verify -- [options]");
});
