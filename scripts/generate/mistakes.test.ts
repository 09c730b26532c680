import { beforeAll, describe, expect, test } from 'vitest';
import { compileWith, type Rejection } from './compileWith.ts';

/** How long the compiler may take on a busy machine, in milliseconds. */
const COMPILING = 60_000;

describe('docs/adding-a-question.md: mistakes that the compiler rejects', () => {
  const MISTAKES: [mistake: string, code: string, says: RegExp][] = [
    ['an unknown key', `text('frist_name', { label: 'First name' })`, /"frist_name"/],
    [
      'a missing choice',
      `radio('other_name_ind', { label: '?', options: { yes: 'Yes' } })`,
      /"other_name_ind"/,
    ],
    [
      'a choice that the contract does not have',
      `select('entry_term', { label: '?', options: { fall: 'Fall', spring: 'Spring', winter: 'Winter' } })`,
      /'winter' does not exist/,
    ],
    ['a rule on an absent key', `rule('other_nam_ind', 'equals', 'yes')`, /"other_nam_ind"/],
    ['a misspelt target', `rule('other_name_ind', 'equals', 'yse')`, /"yse"/],
    [
      'a dependent without options',
      `dependentDropdown('intended_major', { label: '?', controlledBy: 'intended_program' })`,
      /optionsByValue|options/,
    ],
    [
      'a dependent controlled by an absent key',
      `dependentDropdown('birth_state', { label: '?', controlledBy: 'birth_land', optionsByValue: {} })`,
      /"birth_land"/,
    ],
    [
      'an unknown field of an add-another',
      `addAnother('parent', { max: 2, title: String, addLabel: '' }, (key) => [text(key('shoe_size'), { label: '?' })])`,
      /"shoe_size"/,
    ],
    ['a check that reads an absent key', `notAbove('hs_size', 'Too many.')`, /"hs_size"/],
    [
      'an autocomplete that fills an absent key',
      `autocomplete('hs_name', { label: '?', category: 'hs_ceeb', inputMax: 60, fills: { city: 'hs_town' } })`,
      /"hs_town"/,
    ],
  ];
  const IMPORTS = `import { rule } from '../../../core/declare/Rule.ts';
import { autocomplete, dependentDropdown, radio, select, text } from '../../../core/kinds/builders.ts';
import { notAbove } from '../../../core/declare/Check.ts';
import { addAnother } from '../../../core/declare/layout.ts';
void [rule, autocomplete, dependentDropdown, radio, select, text, notAbove, addAnother];
`;
  const pathOf = (at: number) => `src/form/pages/about/planted${at}.ts`;
  const planted = MISTAKES.map(([, code], at) => [pathOf(at), `${IMPORTS}export const planted = ${code};\n`]);
  let rejections: readonly Rejection[] = [];
  beforeAll(() => {
    rejections = compileWith(Object.fromEntries(planted) as Record<string, string>);
  }, COMPILING);

  test.each(MISTAKES.map(([mistake, code, says], at) => ({ mistake, code, says, at })))(
    'the compiler error for this mistake names the page and the key: $mistake · ENT-12',
    ({ code, says, at }) => {
      const own = rejections.filter(({ file }) => file === pathOf(at));

      expect(own).toHaveLength(1);
      expect(own[0]?.line).toContain(code);
      expect(own[0]?.message).toMatch(says);
    },
  );
});
