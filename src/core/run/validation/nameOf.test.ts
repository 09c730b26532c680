import { expect, it } from 'vitest';
import { checkboxGroup, text } from '../../kinds/builders.ts';
import { indexForm } from '../indexForm.ts';
import { formOf } from '../../test-support/formOf.ts';
import { nameOf } from './nameOf.ts';

it('names a question by its short name, else by its long label, a group of boxes too · VSUM-08', () => {
  const { questions } = indexForm(
    formOf(
      text('first_name', { label: 'First name' }),
      text('heard_other', { label: 'Please tell us', longLabel: 'Where else' }),
      text('former_name', { label: 'Have you another?', longLabel: 'Another name', shortName: 'Name' }),
      checkboxGroup('heard', {
        label: 'And how?',
        longLabel: 'How you heard about us',
        boxes: [{ key: 'heard_web_ind', label: 'Website' }],
      }),
    ),
  );

  expect(questions.map((placed) => nameOf(placed))).toEqual([
    'First name',
    'Where else',
    'Name',
    'How you heard about us',
  ]);
});
