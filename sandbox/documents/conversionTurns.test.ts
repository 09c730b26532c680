import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { createTestSandbox } from '../testing/createTestSandbox.ts';
import { handIn } from '../testing/handIn.ts';

it('no more conversions run at once than the machine can take, and all have their turn · TRAP-32', async () => {
  const running = { now: 0, most: 0, done: 0 };
  const sandbox = await createTestSandbox({
    convert: async () => {
      running.most = Math.max(running.most, (running.now += 1));
      await new Promise(setImmediate);
      running.now -= 1;
      running.done += 1;
      return { pdf: new Uint8Array([1]) };
    },
  });
  const keys = ['hs_transcript_doc', 'college_transcript_doc', 'resume_doc'];
  const students = await Promise.all(
    ['a', 'b', 'c'].map((name) => sandbox.seed({ username: `${name}@example.com` })),
  );
  const file = ['a.pdf', new Uint8Array([1])] as const;
  await Promise.all(students.flatMap((cookie) => keys.map((key) => handIn(sandbox, cookie, key, file))));
  await sandbox.work();
  await sandbox.work();

  expect(running.done).toBe(9);
  expect(running.most).toBe(Math.min(4, availableParallelism()));
  await sandbox.close();
}, 20_000);
