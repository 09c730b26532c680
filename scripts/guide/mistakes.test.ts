import { beforeAll, describe, expect, test } from 'vitest';
import { text } from '../../src/core/kinds/builders.ts';
import { checkForm } from '../../src/core/check/checkForm.ts';
import type { Form, FormNode } from '../../src/core/declare/FormNode.ts';
import { section } from '../../src/core/declare/layout.ts';
import { form } from '../../src/form/form.ts';
import { keysOf } from '../../src/core/test-support/problemsOf.ts';
import { compileWith, type Refusal } from './compileWith.ts';

/** Milliseconds the compiler may take on a busy machine. */
const COMPILING = 60_000;

/** The form with more on one of its pages. */
function plantedOn(pageId: string, ...nodes: FormNode[]): Form {
  const planted = section({ id: 'planted', title: '' }, nodes);
  const pages = form.pages.map((page) =>
    page.id === pageId ? { ...page, sections: [...page.sections, planted] } : page,
  );
  return { pages };
}

const CONTRACT_KEYS = keysOf(form);
const say = (planted: Form, keys: readonly string[] = CONTRACT_KEYS) => checkForm(planted, keys);

describe('docs/adding-a-question.md: the compiler refuses', () => {
  const MISTAKES: [mistake: string, code: string, says: RegExp][] = [
    ['an unknown key', `text('frist_name', { label: 'First name' })`, /"frist_name"/],
    [
      'a missing choice',
      `radio('other_name_ind', { label: '?', options: { yes: 'Yes' } })`,
      /"other_name_ind"/,
    ],
    [
      'a choice the contract does not have',
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
  let refusals: readonly Refusal[] = [];
  beforeAll(() => {
    refusals = compileWith(Object.fromEntries(planted) as Record<string, string>);
  }, COMPILING);

  test.each(MISTAKES.map(([mistake, code, says], at) => ({ mistake, code, says, at })))(
    '$mistake, at its page and key · ENT-12',
    ({ code, says, at }) => {
      const own = refusals.filter(({ file }) => file === pathOf(at));

      expect(own).toHaveLength(1);
      expect(own[0]?.line).toContain(code);
      expect(own[0]?.message).toMatch(says);
    },
  );
});

describe('docs/adding-a-question.md: the check of the whole form names', () => {
  test('nothing while there is no mistake · VAL-29…31', () => {
    expect(say(form)).toEqual([]);
  });

  test('a key asked on two pages, and both pages · VAL-30', () => {
    expect(say(plantedOn('education', text('first_name', { label: 'Again' })))).toEqual([
      'The question key first_name is on more than one page: about, education',
    ]);
  });

  test('a key asked twice on one page, and the page · VAL-30', () => {
    expect(say(plantedOn('about', text('first_name', { label: 'Again' })))).toEqual([
      'The question key first_name is asked twice on the page about',
    ]);
  });

  test('a companion the contract lacks · ENT-11', () => {
    const keys = CONTRACT_KEYS.filter((key) => key !== 'other_name_ind_desc');

    expect(say(form, keys)).toEqual([
      'Your yup schema has extra keys in it: other_name_ind_desc',
      'The key other_name_ind_desc is not in the tenant data model',
    ]);
  });
});
