import { describe, expect, it } from 'vitest';
import type { Criterion } from './criteria.ts';
import { titlesOf } from './readTitles.ts';
import { findShown } from './renderWcag.ts';

const SUPPORTS: Criterion = { number: '1.4.4', name: 'Resize Text', result: 'supports', by: ['by name'] };
const BY_ID = { file: 'a.test.ts', title: 'text can be enlarged · WCAG 1.4.4' };
const BY_NAME = { file: 'b.test.ts', title: 'is shown by name' };

describe('the tests that show a criterion', () => {
  it('have its number in their titles, or are named by it', () => {
    const { shown, faults } = findShown(
      [BY_ID, BY_NAME, { file: 'c.test.ts', title: 'WCAG 1.4.10' }],
      [SUPPORTS, { number: '1.4.10', name: 'Reflow', result: 'supports' }],
    );

    expect(shown[0]?.tests).toEqual([BY_ID, BY_NAME]);
    expect(faults).toEqual([]);
  });

  it.each<[string, Criterion, string]>([
    ['a named test is gone', { ...SUPPORTS, by: ['gone'] }, 'WCAG 1.4.4: no test has the title “gone”.'],
    ['no test shows a result', { ...SUPPORTS, number: '2.1.1', by: [] }, 'WCAG 2.1.1: no test shows it.'],
    ['a gap is not named', { ...SUPPORTS, result: 'partly' }, 'WCAG 1.4.4: partly, but it does not say why.'],
  ])('are missed if %s', (_, criterion, fault) => {
    expect(findShown([BY_ID, BY_NAME], [criterion]).faults).toContain(fault);
  });

  it('name only criteria that exist', () => {
    expect(findShown([BY_ID], []).faults).toEqual([
      'a.test.ts: WCAG 1.4.4 is no criterion of level A or AA.',
    ]);
  });
});

it('titles are found in tests, in tables of tests and in templates', () => {
  const text = [
    "test('one · A', () => {});",
    "it.each([1, 2])('two’s %i', () => {});",
    "test.each([\n  ['not a title', 1],\n])(\n  'three · B',\n  () => {},\n);",
    'for (const way of WAYS) test(`four ${way}`, async () => {});',
    "describe('five', () => {});",
  ].join('\n');

  expect(titlesOf(text)).toEqual(['one · A', 'two’s %i', 'three · B', 'four ${way}', 'five']);
});
