import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { restartProvider } from './restartProvider.ts';

/** Starts a server that answers with these statuses, the last one from then on. */
async function serve(...statuses: number[]) {
  const calls: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    calls.push(url);
    response.writeHead(statuses[calls.length - 1] ?? statuses.at(-1) ?? 200).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, calls };
}

it('a restart ends when the server answers with 200 again · CARD-14', async () => {
  const { url, calls } = await serve(502, 503, 200);

  await restartProvider('exit 0', url);

  expect(calls).toEqual(['/health', '/health', '/health']);
});

it.each([
  ['exit 3', 'The command of --restart exited with code 3.'],
  ['exit 0', '/health did not answer with 200 within 0.3 s after a restart.'],
])(
  'a restart with "%s" ends the run if the server does not answer again · CARD-14',
  async (command, message) => {
    const { url } = await serve(503);

    await expect(restartProvider(command, url, 300)).rejects.toThrow(message);
  },
);
