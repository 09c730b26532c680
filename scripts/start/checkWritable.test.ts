import { expect, it } from 'vitest';
import { checkWritable } from './checkWritable.ts';
import { StartError } from './StartError.ts';

it('checkWritable names the folder that cannot be written, and says what to do', async () => {
  const failure: unknown = await checkWritable('/none/node_modules').catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(StartError);
  expect(String(failure)).toMatch(
    /: \/none\/node_modules cannot be written \(ENOENT\).* Copy the repository/,
  );
  await checkWritable();
});
