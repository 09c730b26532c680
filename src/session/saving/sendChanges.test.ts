import { expect, it } from 'vitest';
import type { LetterKeeper } from '../letters/LetterKeeper.ts';
import { runMutation } from '../calls/runMutation.ts';
import { saved, savedAs, savingStudent } from '../test-support/savingStudent.ts';
import { answering } from '../test-support/server.ts';
import { earlyMutation } from './answers.ts';
import { takeConfirmed } from './takeConfirmed.ts';

it('what gives way while the record is written is not sent · PROD-06', async () => {
  const saveAnswers = saved('"v2"');
  const { session, save, form } = savingStudent({ saveAnswers }, '"v1"');
  const write = async () => form.startOver();
  session.keeper = { write } as unknown as LetterKeeper;

  await save();

  expect(saveAnswers.mock.calls.map(([answers]) => answers)).toEqual([{ last_name: 'Doe' }]);
});

it('a change that is held back until its field is left is not waited for · PROD-06', async () => {
  const saveAnswers = answering('saveAnswers', savedAs('"v3"'), '500:unexpected');
  const { session, form } = savingStudent({ saveAnswers }, '"v1"');
  form.set('last_name', 'Marsh');
  takeConfirmed(session, { answers: { last_name: 'Long' }, numbers: {}, before: '"v1"', version: '"v2"' });

  await runMutation(session.queryClient, earlyMutation(session), new AbortController());

  expect(saveAnswers.mock.calls.map(([answers]) => answers)).toEqual([{ first_name: 'Jane' }]);
});
