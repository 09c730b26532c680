import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Response } from '../../contracts/kit/contract.ts';
import type { Pact } from '../../contracts/verify/Pact.ts';
import { describeFailure } from '../../contracts/verify/readOutcome.ts';
import type { Failure, Verification } from '../../contracts/verify/readOutcome.ts';
import { verifyProvider } from '../../contracts/verify/verifyProvider.ts';
import { createSandbox } from '../../sandbox/createSandbox.ts';
import type { Sandbox } from '../../sandbox/createSandbox.ts';
import { forward, startProxy } from '../gateway/startProxy.ts';
import type { ExactResponse, Proxy } from '../gateway/startProxy.ts';
import { findById, keepInteractions, loadCopies, writeFixture } from './loadCopies.ts';
import { verifyMock } from './verifyMock.ts';
import { verifyThroughGateway } from './verifyThroughGateway.ts';

const STATES = '/_sandbox/provider-states';
const MAIN = fileURLToPath(new URL('../../contracts/verify/main.ts', import.meta.url));

/** What is planted, the interaction that must see it, and what it must say; more are in plantedReplies.test.ts. */
const PLANTED: [fault: string, description: string, ...says: string[]][] = [
  [
    'a missing 401',
    'a request for the chosen tabs with a session that has ended',
    'status: expected 401, got 200',
  ],
  [
    'a changed enum',
    'a request for the PDF copy that is FAILED',
    'body $.status: expected "FAILED", got "BROKEN"',
  ],
  ['a second submit refused', 'a request to submit the application a second time', 'expected 200, got 409'],
  ['an SSN in the clear', 'a request for the public view', 'body $.answer.ssn'],
  [
    'an entry under another key',
    'a request for the documents with one that is COMPLETED',
    'keys: hs_transcript_doc',
  ],
];

type Fault = (response: ExactResponse) => ExactResponse;

const withStatus =
  (status: number): Fault =>
  (response) => ({ ...response, status });
const inBody =
  (part: string, by: string): Fault =>
  (response) => ({ ...response, body: Buffer.from(response.body.toString().replace(part, by)) });

const FAULTS: Record<string, Fault> = {
  'GET /api/tabs': withStatus(200),
  'GET /api/document-answer': inBody('hs_transcript_doc', 'resume_doc'),
  'GET /api/pdf': inBody('FAILED', 'BROKEN'),
  'POST /api/submit': withStatus(409),
  'GET /public/tmp': inBody('***-**-6789', '900-12-6789'),
};

/** Puts faults into what the sandbox replies. */
function startFaultyProvider(faults: Record<string, Fault>): Promise<Proxy> {
  return startProxy(async (request) => {
    const response = await forward(url, request);
    return faults[`${request.method} ${request.url.split('?')[0] ?? ''}`]?.(response) ?? response;
  });
}

// Each verification is a process of its own.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let sandbox: Sandbox;
let url: string;
beforeAll(async () => {
  sandbox = await createSandbox({ database: ':memory:', passwordCost: 2 ** 4 });
  ({ url } = await sandbox.listen());
});
afterAll(() => sandbox.close());

async function takePact(descriptions: string[]): Promise<Pact> {
  return keepInteractions((await loadCopies()).pact, descriptions);
}

describe('a provider with faults', () => {
  let verification: Verification;
  let faulty: Proxy;
  let pact: Pact;
  const failureOf = (description: string): Failure =>
    verification.failures.find((one) => one.description === description) ??
    expect.fail(`"${description}" was kept`);

  beforeAll(async () => {
    pact = await takePact([...PLANTED.map(([, description]) => description), 'a request to sign up']);
    faulty = await startFaultyProvider(FAULTS);
    verification = await verifyProvider({ url: faulty.url, statesUrl: url + STATES, pact });
  });
  afterAll(() => faulty.close());

  it.each(PLANTED)('is caught with %s · CARD-14', (_fault, description, ...says) => {
    const text = describeFailure(failureOf(description));

    for (const part of says) expect(text).toContain(part);
  });

  it('is told operation, state, expected and got · CARD-14', () => {
    const text = describeFailure(failureOf('a request to submit the application a second time'));

    expect(text).toBe(
      [
        'POST /api/submit',
        '  interaction: a request to submit the application a second time',
        '  state:       the submission was accepted',
        '  status: expected 200, got 409',
        '  replied:     409 {"message":"Your application was already submitted. You do not need to do anything else."}',
      ].join('\n'),
    );
  });

  it('is not blamed for what it keeps · CARD-14', () => {
    expect(verification.failures).toHaveLength(PLANTED.length);
    expect(verification.passed).toBe(1);
  });

  it('ends the command with 1 and the failures · CARD-14', async () => {
    const words = ['--url', faulty.url, '--states-url', url + STATES, '--only', 'POST /api/submit'];
    const { code, output } = await runCommand(words);

    expect(code).toBe(1);
    expect(output).toContain('expected 200, got 409');
    expect(output).toMatch(/ interactions kept, [1-9]\d* broken\.$/m);
  });
});

describe('a provider without faults', () => {
  const verify = (...words: string[]) =>
    runCommand(['--url', url, '--states-url', url + STATES, '--only', 'GET /api/tabs', ...words]);

  it('is told at the end what was seen, and why the rest was not · CARD-14', async () => {
    const { code, output } = await verify('--histories', '2');

    expect(code).toBe(0);
    expect(output).toMatch(/^ {2}GET \/api\/tabs +200 401\(code\) 409 500\(code\)$/m);
    expect(output).toMatch(/^ {2}PUT \/api\/answer .*200\(ETag\)/m);
    expect(output).toContain('  POST /mock-storage 400 403 413 500: the storage service is not this backend');
    expect(output).toContain(
      '  POST /public/signup 200 400 409 413 429 500: its interaction is broken, or not of --only',
    );
    expect(output).toMatch(/5 interactions kept, 0 broken\.\n2 histories of \d\d calls: 0 failed\.\n$/);
  });

  it('is told what is new since the version it passed last · CARD-14', async () => {
    const { output } = await verify('--since', '0.2.0');

    expect(output).toMatch(/New since 0\.2\.0:\n\n## 0\.3\.1.*## 0\.3\.0/s);
    expect(output).not.toContain('## 0.2.0');
    expect(await verify('--since', '0.0.9')).toMatchObject({
      code: 2,
      output: expect.stringMatching(/^There was no version 0\.0\.9; there were 0\.1\.0, 0\.1\.1, /) as string,
    });
  });
});

describe('a verification that cannot be made', () => {
  it('ends with 2 where the state of the histories is not known · CARD-14', async () => {
    const words = [
      '--url',
      url,
      '--states-url',
      `${url}/nowhere`,
      '--only',
      'GET /lookup/find',
      '--histories',
      '1',
    ];
    const { code, output } = await runCommand(words);

    expect(code).toBe(2);
    expect(output).toContain('The state "two students have accounts" could not be set up: 404');
  });

  it('ends with 2 when nothing answers · CARD-14', async () => {
    const { code, output } = await runCommand(['--url', 'http://127.0.0.1:9']);

    expect(code).toBe(2);
    expect(output).toContain('Nothing answers at http://127.0.0.1:9.');
  });

  it('ends with 2 and its usage without an address · CARD-14', async () => {
    const { code, output } = await runCommand([]);

    expect(code).toBe(2);
    expect(output).toContain('--states-url');
  });

  it('names the state that could not be set up · CARD-14', async () => {
    const description = 'a request to sign up';
    const pact = await takePact([description]);
    const { failures } = await verifyProvider({ url, statesUrl: `${url}/nowhere`, pact });

    expect(failures[0]?.states).toEqual(['no account exists for the address']);
    expect(failures[0]?.problems.join()).toMatch(/expected any 2xx from --states-url, got 404/);
  });
});

describe('a provider that names its own session', () => {
  it('is sent the session its state answered with · CARD-14', async () => {
    const states = await startFaultyProvider({
      [`POST ${STATES}`]: (response) => ({ ...response, body: Buffer.from('{"session":"unknown"}') }),
    });
    const pact = await takePact(['a request for the chosen tabs']);
    const { failures } = await verifyProvider({ url, statesUrl: states.url + STATES, pact });
    await states.close();

    expect(failures[0]?.problems.join()).toContain('expected 200, got 401');
  });
});

describe('the gateway', () => {
  it('tells of a body openapi.yaml does not allow, though the pact does · CARD-16', async () => {
    const { contract } = await loadCopies();
    const { properties = {} } = contract.components?.schemas?.Message ?? {};
    properties.message = { type: 'string', maxLength: 3 };
    const pact = await takePact(['a request to log out']);

    const { faults } = await verifyThroughGateway(pact, await writeFixture(contract));

    expect(faults).toEqual([
      expect.stringMatching(/^GET \/api\/logout 200: response body\.message .*3 characters/),
    ]);
  });
});

describe('the mock', () => {
  const description = 'a request to submit the application a second time';

  const check = async (change: (responses: Record<string, Response>) => void) => {
    const { contract, pact } = await loadCopies();
    change(findById(contract, 'submitApplication').responses as Record<string, Response>);
    return verifyMock(await writeFixture(contract), keepInteractions(pact, [description]));
  };

  it('is caught with examples that lost a field or changed its type · CARD-08', async () => {
    const { faults } = await check(({ '200': response }) => {
      const content = response?.content?.['application/json'];
      for (const example of Object.values(content?.examples ?? {})) example.value = { message: 5 };
    });

    expect(faults.join()).toMatch(/POST \/api\/submit 200 .* no example is what the pact expects/);
  });

  it('is caught without a header · CARD-08', async () => {
    const { faults } = await check((responses) => {
      const { '200': response } = responses;
      if (response) responses['200'] = { ...response, headers: {} };
    });

    expect(faults.join()).toContain('POST /api/submit');
    expect(faults.join()).toContain('header Cache-Control');
  });

  it('is caught without an example of a status · CARD-08', async () => {
    const { faults } = await check((responses) => delete responses['200']);

    expect(faults.join()).toMatch(/POST \/api\/submit 200 .* no example/);
  });
});

/** Runs the command as a backend team does; not to be waited for synchronously, the provider runs in this process. */
async function runCommand(words: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [MAIN, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
