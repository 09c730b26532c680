import { expect, test } from 'vitest';
import { createTypeAhead, findTypedOption } from './typeAhead.ts';

const states = ['--', 'Maine', 'Nebraska', 'Nevada', 'New York', 'Ohio', 'Oklahoma', 'Québec'];

test.each([
  ['n', 0, 'Nebraska'],
  ['n', 2, 'Nevada'],
  ['nn', 3, 'New York'],
  ['n', 4, 'Nebraska'],
  ['ne', 2, 'Nebraska'],
  ['nev', 2, 'Nevada'],
  ['new y', 3, 'New York'],
  ['O', 0, 'Ohio'],
  ['que', 0, 'Québec'],
  ['nz', 2, undefined],
])('typing %j in a dropdown at option %i selects %s · DEP-17', (typed, current, label) => {
  expect(states[findTypedOption(states, current, typed)]).toBe(label);
});

test.each(['2006', '1999', '1958'])(
  'typing the digits of %s in a list of years selects it · DEP-17',
  (year) => {
    const labels = ['--', ...Array.from({ length: 70 }, (_, at) => String(2027 - at))];

    const select = (at: number, length: number) => findTypedOption(labels, at, year.slice(0, length));
    expect(labels[[1, 2, 3, 4].reduce(select, 0)]).toBe(year);
  },
);

test('the typed letters are forgotten after 1000 ms · DEP-17, CONST-15', () => {
  const typeAhead = createTypeAhead();

  expect(typeAhead.add('n', 0)).toBe('n');
  expect(typeAhead.add('e', 999)).toBe('ne');
  expect(typeAhead.add('o', 1_999)).toBe('o');
});
