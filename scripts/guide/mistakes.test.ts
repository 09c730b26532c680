import { beforeAll, describe, expect, test } from 'vitest';
import { rule } from '../../src/core/declare/Rule.ts';
import { dependentDropdown, radio, select, text } from '../../src/core/declare/builders.ts';
import { checkForm } from '../../src/core/check/checkForm.ts';
import type { Form, FormNode } from '../../src/core/declare/FormNode.ts';
import { hiddenSection, section } from '../../src/core/declare/layout.ts';
import { form } from '../../src/form/form.ts';
import { askedAndWritten } from './askedAndWritten.ts';
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

const CONTRACT_KEYS = askedAndWritten(form);
const say = (planted: Form, keys: readonly string[] = CONTRACT_KEYS) =>
  checkForm(planted, keys).map(({ message }) => message);

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
      `autocomplete('hs_name', { label: '?', category: 'hs_ceeb', max: 60, fills: { city: 'hs_town' } })`,
      /"hs_town"/,
    ],
  ];
  const IMPORTS = `import { rule } from '../../../core/declare/Rule.ts';
import { autocomplete, dependentDropdown, radio, select, text } from '../../../core/declare/builders.ts';
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
  test('nothing while there is no mistake · VAL-29…32', () => {
    expect(say(form)).toEqual([]);
  });

  test('a key of the contract that no page asks · VAL-32, ERR-25', () => {
    expect(say(form, [...CONTRACT_KEYS, 'shoe_size'])).toEqual([
      'The question with yupValueKey shoe_size does not correlate to a page',
    ]);
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

  test('a companion the contract lacks, and its question · ENT-11', () => {
    const keys = CONTRACT_KEYS.filter((key) => key !== 'other_name_ind_desc');

    expect(say(form, keys)).toEqual([
      'The companion key other_name_ind_desc of other_name_ind is not in the tenant data model',
    ]);
  });

  test('a choice without options · DEP-02', () => {
    const empty = select('entry_term', { label: '?', options: [] });
    const alone: Form = {
      pages: [{ ...form.pages[0]!, sections: [section({ id: 'a', title: '' }, [empty])] }],
    };

    expect(say(alone, askedAndWritten(alone))).toEqual([
      'The question entry_term is a choice without options',
    ]);
  });

  test('a condition that reads a key no question asks, and one that can never be true · COND-12', () => {
    const name = text('first_name', { label: '?' });
    const nodes = [
      hiddenSection([rule('visa_type', 'equals', 'f1')], [name]),
      radio('other_name_ind', { label: '?', options: { yes: 'Yes', no: 'No' } }),
      hiddenSection(
        [rule('other_name_ind', 'notEquals', 'yes'), rule('other_name_ind', 'equals', 'yes')],
        [text('former_name', { label: '?' })],
      ),
    ];
    const alone: Form = {
      pages: [{ ...form.pages[0]!, sections: [section({ id: 'a', title: '' }, nodes)] }],
    };

    expect(say(alone, askedAndWritten(alone))).toEqual([
      'A condition of first_name reads visa_type, which no question asks',
      'The question former_name on the page about can never be shown',
    ]);
  });

  test('a dependent whose controlling question is not asked · DEP-01', () => {
    const states = [{ value: 'Ohio', label: 'Ohio' }];
    const dependent = dependentDropdown('birth_state', {
      label: '?',
      controlledBy: 'birth_country',
      optionsByValue: { US: states },
    });
    const alone: Form = {
      pages: [{ ...form.pages[0]!, sections: [section({ id: 'a', title: '' }, [dependent])] }],
    };

    expect(say(alone, askedAndWritten(alone))).toContain(
      'birth_state is controlled by birth_country, which no question asks',
    );
  });
});
