import { expect, it } from 'vitest';
import { hiddenSection } from '../../declare/layout.ts';
import { rule } from '../../declare/Rule.ts';
import { text } from '../../kinds/builders.ts';
import { formOf } from '../../test-support/formOf.ts';
import { viewOf } from '../../test-support/viewOf.ts';
import { indexForm } from '../indexForm.ts';
import { asIfLeft } from './asIfLeft.ts';

it('submitted answers are tidied, and answers to hidden questions are blank · COND-13, TRAP-60', () => {
  const hidden = hiddenSection(
    [rule('first_name', 'answered')],
    [text('former_name', { label: 'Former name' })],
  );
  const index = indexForm(formOf(text('first_name', { label: 'First name' }), hidden));
  const answers = { first_name: ' Ana ', former_name: 'Doe' };

  expect(asIfLeft(index, viewOf(answers), answers)).toEqual({ first_name: 'Ana', former_name: '' });
});
