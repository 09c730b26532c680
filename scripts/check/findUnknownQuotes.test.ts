import { expect, it } from 'vitest';
import { findUnknownQuotes, listTexts } from './findUnknownQuotes.ts';

const SOURCE = [
  "export const WORDS = { save: 'Save and Continue', lost: 'Don\\'t close it.',",
  "  count: (n: number) => `${n} ${n === 1 ? 'item needs' : 'items need'} your attention. Select one.`,",
  '  left: (n: number) => `You have ${n} minutes.`, both: `${a}: ${b}`',
  '};',
  'return <h2>Half way</h2>;',
].join('\n');

it.each([
  ['Press "Save and Continue".', []],
  ['"Half way", then "Save"', []],
  ['"Don\'t close it."', []],
  ['"You have 14 minutes."', []],
  ['"… your attention."', []],
  ['dialog with "Back to the page"', ['Back to the page']],
  ['"You have 14 days."', ['You have 14 days.']],
  ['"… your help."', ['… your help.']],
])('the citation check finds quotes that no text of the application contains: %s', (paper, unknown) => {
  expect(findUnknownQuotes(paper, listTexts(SOURCE))).toEqual(unknown);
});
