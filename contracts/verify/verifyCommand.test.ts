import { afterEach, expect, it, vi } from 'vitest';
import { openOwnContract } from '../kit/openOwnContract.ts';
import { verifyCommand } from './verifyCommand.ts';

afterEach(() => vi.restoreAllMocks());

it('--version prints the version of the contract · CARD-14', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { contract } = await openOwnContract();

  expect(await verifyCommand(['--version'])).toBe(0);

  expect(log.mock.calls).toEqual([[contract.info?.version]]);
});

it.each([
  [['--url', 'localhost:8080'], '--url must be an address that begins with http:// or https://.'],
  [['--url', 'http://localhost:1', '--states-url', '/states'], '--states-url must be an address'],
  [['--url', 'http://localhost:1', '--restart', 'x'], '--restart needs --histories'],
  [['--url', 'http://localhost:1', '--restore', 'x'], '--restore needs --histories'],
  [
    ['--url', 'http://localhost:1', '--only', 'no such call'],
    'No interaction of the pact matches "no such call".',
  ],
  [
    ['--url', 'http://localhost:1', '--since', '0.0.9'],
    'There is no version 0.0.9: choose one of 0.1.0, 0.1.1, ',
  ],
  [['--url', 'http://127.0.0.1:65535'], 'No server answers at http://127.0.0.1:65535 (ECONNREFUSED).'],
])('the verification rejects %j and exits with 2 · CARD-14', async (words, message) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);

  expect(await verifyCommand(words)).toBe(2);

  expect(error).toHaveBeenLastCalledWith(expect.stringContaining(message));
});
