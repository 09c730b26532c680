import { afterEach, expect, it, vi } from 'vitest';
import { text } from '../../core/question/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { saveUnsavedAnswers } from '../answers/saveAnswers.ts';
import { studentWith } from '../test-support/studentWith.ts';
import { saveBeforeLeaving } from './saveBeforeLeaving.ts';

afterEach(() => vi.restoreAllMocks());

it('ACC-10 asks after ten seconds, even where a save that never ends was under way', async () => {
  const timer = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal);
  const saveAnswers = vi.fn(() => new Promise(() => undefined));
  const { applicant, enter } = studentWith({
    form: formOf(text('first_name', { label: 'First name' })),
    calls: { saveAnswers },
  });
  enter();
  applicant.store.change({ first_name: 'Ana' });
  void saveUnsavedAnswers(applicant);

  const leaving = saveBeforeLeaving(applicant);
  timer.abort(new DOMException('Too long.', 'TimeoutError'));

  await expect(leaving).resolves.toBe('failed');
  expect(timeout).toHaveBeenCalledWith(10_000);
  expect(saveAnswers).toHaveBeenCalledOnce();
});
