import { expect, test } from 'vitest';
import { advice } from '../../declare/Advice.ts';
import { rule } from '../../declare/Rule.ts';
import { hiddenSection } from '../../declare/layout.ts';
import { text } from '../../kinds/builders.ts';
import { formOf } from '../../test-support/formOf.ts';
import { viewOf } from '../../test-support/viewOf.ts';
import { indexForm } from '../indexForm.ts';
import { findDoubts } from './findDoubts.ts';

const index = indexForm(
  formOf(
    text('first_name', { label: 'First name' }),
    text('last_name', { label: 'Last name' }),
    hiddenSection(
      [rule('first_name', 'equals', 'Jo')],
      [text('former_name', { label: 'Other name', shortName: 'Name on records' })],
    ),
  ),
);
const SAME = advice(
  'same',
  'last_name',
  (read) => read('last_name') === read('former_name') && 'Both are the same.',
);
const OWN = advice('own', 'former_name', (read, today) => ({
  reason: `On ${today}.`,
  offer: read('last_name'),
}));
const doubtsOf = (answers: Record<string, string>) =>
  findDoubts([SAME, OWN], { index, view: viewOf(answers) });

test('advice names its question and its place, and may offer another answer · BEY-03', () => {
  const [same, own] = doubtsOf({ first_name: 'Ana', last_name: 'Marsh', former_name: 'Marsh' });

  expect(same).toMatchObject({
    key: 'last_name',
    name: 'Last name',
    path: '/about',
    reason: 'Both are the same.',
  });
  expect(same?.offer).toBeUndefined();
  expect(own).toMatchObject({ name: 'Name on records', reason: 'On 2025-06-01.', offer: 'Marsh' });
});

test('advice neither asks about a hidden question nor reads its answer · BEY-03', () => {
  expect(doubtsOf({ first_name: 'Jo', last_name: 'Marsh', former_name: 'Marsh' })).toEqual([]);
});

test('advice has another id once one of the answers that it has read is another · BEY-03', () => {
  const idOf = (former: string) => doubtsOf({ last_name: former, former_name: former })[0]?.id;

  expect(idOf('Marsh')).toBe(idOf('Marsh'));
  expect(idOf('Marsh')).not.toBe(idOf('Reyes'));
});
