import { expect, test } from 'vitest';
import { FORM_PATHS } from '../../routes/paths.ts';
import { cardLead } from './authWords.ts';

test('the line beside a card names the number of steps · PROD-11', () => {
  const count = ['one', 'two', 'three', 'four', 'five', 'six'][FORM_PATHS.length - 1] ?? 'many';

  expect(cardLead('/unknown'), 'count the steps in src/features/auth/authWords.ts').toContain(
    `${count} steps`,
  );
});
