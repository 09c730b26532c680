import { expect, it } from 'vitest';
import { createSandbox } from './createSandbox.ts';

it('the sandbox listens on a local port and can be closed · ROLE-13', async () => {
  const sandbox = await createSandbox({ database: ':memory:' });

  const { url } = await sandbox.listen();
  const response = await fetch(`${url}/api/profile`);

  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({
    message: 'Your session has ended. Please log in again.',
    code: 'session_invalid',
  });
  await sandbox.close();
  await expect(fetch(url)).rejects.toThrow();
});
