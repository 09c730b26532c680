import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeFailure } from '../../contracts/verify/readOutcome.ts';
import { verifyProvider } from '../../contracts/verify/verifyProvider.ts';
import { createSandbox } from '../../sandbox/createSandbox.ts';
import type { Sandbox } from '../../sandbox/createSandbox.ts';
import { keepInteractions, loadCopies, writeFixture } from './loadCopies.ts';
import { inHeaders, startFaultyProvider } from './startFaultyProvider.ts';

const CALLS = ['a request to log in with the right password', 'a request to log out'];

// Each verification is a process of its own.
vi.setConfig({ testTimeout: 60_000 });

let sandbox: Sandbox;
let url: string;
let pact: string;
beforeAll(async () => {
  sandbox = await createSandbox({ database: ':memory:', passwordCost: 2 ** 4 });
  ({ url } = await sandbox.listen());
  pact = await writeFixture(keepInteractions((await loadCopies()).pact, CALLS));
});
afterAll(() => sandbox.close());

const without = (cookie: string) =>
  inHeaders((lines) => lines.filter((line) => !line.toLowerCase().startsWith(`set-cookie: ${cookie}=`)));
const replacing = (part: string, by: string) =>
  inHeaders((lines) => lines.map((line) => (/^set-cookie/i.test(line) ? line.replace(part, by) : line)));

async function verify(faults: Parameters<typeof startFaultyProvider>[1]) {
  const provider = await startFaultyProvider(url, faults);
  const outcome = await verifyProvider({
    url: provider.url,
    statesUrl: `${url}/_sandbox/provider-states`,
    pact,
  });
  await provider.close();
  return outcome;
}

describe('the cookies of a provider', () => {
  it('TRAP-34 miss the session of a log-in, and the end of one at a log-out', async () => {
    const { passed, failures } = await verify({
      'POST /public/login': without('admit_id_token'),
      'GET /api/logout': replacing('; Max-Age=0', ''),
    });

    expect(passed).toBe(0);
    expect(failures.map(({ description }) => description)).toEqual(CALLS);
    expect(describeFailure(failures[0] ?? expect.fail())).toMatch(
      /^POST \/public\/login\n.*\n {2}state: .*\n {2}openapi.yaml: header Set-Cookie: expected admit_id_token to be set, got no such cookie\n {2}replied: /,
    );
    expect(failures[1]?.problems).toHaveLength(2);
    expect(failures[1]?.problems.join()).toContain('expected admit_session to be expired');
  });

  it('TRAP-34 miss the marker of a log-in, and may be taken back as Express does', async () => {
    const { passed, failures } = await verify({
      'POST /public/login': without('admit_session'),
      'GET /api/logout': replacing('Max-Age=0', 'Expires=Thu, 01 Jan 1970 00:00:00 GMT'),
    });

    expect(passed).toBe(1);
    expect(failures.map(({ problems }) => problems)).toEqual([
      ['openapi.yaml: header Set-Cookie: expected admit_session to be set, got no such cookie'],
    ]);
  });
});
