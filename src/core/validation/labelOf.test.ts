import { expect, it } from 'vitest';
import { checkboxGroup, text } from '../question/builders.ts';
import { indexForm } from '../question/indexForm.ts';
import { formOf } from '../test-support/formOf.ts';
import { labelOf } from './labelOf.ts';

it('VSUM-01 a question is named by its long label where it has one, a group of boxes too', () => {
  const { questions } = indexForm(
    formOf(
      text('first_name', { label: 'First name' }),
      text('heard_other', { label: 'Please tell us', longLabel: 'Where else' }),
      checkboxGroup('heard', {
        label: 'And how?',
        longLabel: 'How you heard about us',
        boxes: [{ key: 'heard_web_ind', label: 'Website' }],
      }),
    ),
  );

  expect(questions.map((placed) => labelOf(placed))).toEqual([
    'First name',
    'Where else',
    'How you heard about us',
  ]);
});
