// @vitest-environment happy-dom
import { act, fireEvent, render } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { type AnswerKey, SessionContext } from '../../session/index.ts';
import { text } from '../../core/kinds/builders.ts';
import { minLength } from '../../core/declare/Check.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { createValidator } from '../../core/run/validation/createValidator.ts';
import { sessionOf } from '../../session/test-support/sessionOf.ts';
import { FormPageView } from './FormPageView.tsx';

/** Creates a form with this many text questions on one page. */
function formOfTexts(size: number) {
  const questions = Array.from({ length: size }, (_, at) => {
    const question = text(`question_${at}` as AnswerKey, { label: `Question ${at}`, checks: [minLength(3)] });
    return {
      ...question,
      get label() {
        return count(at);
      },
    };
  });
  const renders: number[] = [];
  /** Records a render of a question; each render reads the question's label exactly once. */
  function count(at: number) {
    renders.push(at);
    return `Question ${at}`;
  }
  return { form: formOf(...questions), takeRenders: () => renders.splice(0) };
}

test('a keystroke rerenders at most one question in a 240-question form · PROD-06', () => {
  const { form, takeRenders } = formOfTexts(240);
  const { session, form: store } = sessionOf({ form });
  store.errors.setValidator(createValidator());
  let commits = 0;
  render(
    <SessionContext value={session}>
      <Profiler id="form" onRender={() => (commits += 1)}>
        {form.pages.map((each) => (
          <FormPageView key={each.id} page={each} actions={null} />
        ))}
      </Profiler>
    </SessionContext>,
    // StrictMode would render everything twice.
    { reactStrictMode: false },
  );
  const input = document.querySelector<HTMLInputElement>('#question_7')!;
  const typed = (value: string) => {
    takeRenders();
    commits = 0;
    fireEvent.change(input, { target: { value } });
    return { renders: takeRenders(), commits };
  };

  // The input is uncontrolled, so React has nothing to render.
  expect(typed('J')).toEqual({ renders: [], commits: 0 });
  expect(typed('Ja')).toEqual({ renders: [], commits: 0 });

  // During validation, a question rerenders only when a message appears or disappears.
  act(() => store.errors.setValidating(true));
  expect(typed('J')).toEqual({ renders: [], commits: 0 });
  expect(typed('Jan')).toMatchObject({ renders: [7], commits: 1 });
  expect(typed('Jane')).toEqual({ renders: [], commits: 0 });
  expect(typed('Ja')).toMatchObject({ renders: [7], commits: 1 });

  // A change from elsewhere rerenders the question and updates the input.
  takeRenders();
  act(() => store.change({ ['question_7']: 'Somebody else' } as object));
  expect(takeRenders()).toEqual([7]);
  expect(input.value).toBe('Somebody else');
});
