import type { AnswerKey } from '@admission/sdk';
import { PDFDocument } from 'pdf-lib';
import { dependentDropdown, text, upload } from '../src/core/kinds/builders.ts';
import type { Form, FormNode } from '../src/core/declare/FormNode.ts';
import { addAnother, hiddenSection, tabs } from '../src/core/declare/layout.ts';
import { rule } from '../src/core/declare/Rule.ts';
import type { Answers } from '../src/core/answers/FormState.ts';
import { indexForm } from '../src/core/run/indexForm.ts';
import { pageOf } from '../src/core/test-support/formOf.ts';
import { LAST_NAME, optionsOf, OTHER_NAME, SSN, STATE } from '../src/core/test-support/nodes.ts';

/** The upload question. */
export const DOCUMENT = 'hs_transcript_doc' satisfies AnswerKey;

/** A form with every kind of dependency between answers, small enough that acts collide. */
const formWith = (lastName: readonly FormNode[], state: FormNode): Form => ({
  pages: [
    pageOf('about', [
      text('first_name', { label: 'First name', required: true }),
      ...lastName,
      ...OTHER_NAME,
      SSN,
    ]),
    pageOf('education', [
      text('birth_country', { label: 'Country' }),
      state,
      addAnother('parent', { max: 3, title: (n) => `Parent ${n}`, addLabel: '' }, (key) => [
        text(key('name'), { label: 'Name' }),
      ]),
      text('siblings_count', { label: 'Siblings' }),
      hiddenSection(
        [rule('siblings_count', 'equals', '0')],
        [text('sibling_attended', { label: 'Name of a sibling' })],
      ),
      tabs('hs_tab', {
        label: 'School',
        defaultTab: 'us',
        tabs: [
          {
            id: 'us',
            label: 'US',
            children: [text('hs_name', { label: 'School' }), text('hs_city', { label: 'City' })],
          },
          { id: 'intl', label: 'Abroad', children: [text('hs_intl_name', { label: 'School' })] },
        ],
      }),
    ]),
    pageOf('final-steps', [upload(DOCUMENT, { label: 'Transcript' })]),
  ],
});

export const INDEX = indexForm(formWith([LAST_NAME], STATE));

/** The question and the state that the form of the next release lacks. */
export const NOT_IN_NEXT = { key: 'last_name', option: 'Texas' } as const;
export const NEXT_INDEX = indexForm(
  formWith(
    [],
    dependentDropdown('birth_state', {
      label: 'State',
      controlledBy: 'birth_country',
      optionsByValue: { US: optionsOf('Ohio'), CA: optionsOf('Quebec', 'Ohio') },
    }),
  ),
);

/** The text questions. */
export const TEXTS = [
  'first_name',
  'last_name',
  'former_name',
  'ssn',
  'parent_1_name',
  'parent_2_name',
  'sibling_attended',
] as const satisfies readonly AnswerKey[];

/** The school, and what leaving it clears unless it has been chosen from the list. */
export const SCHOOL = { name: 'hs_name', city: 'hs_city', tabs: 'hs_tab' } as const;

/** Returns whether an answer may be kept on the device only in memory. */
export const isMasked = (key: string): boolean => key === 'ssn';

/** The choice questions and their options. */
export const CHOICES = {
  other_name_ind: ['yes', 'no'],
  birth_country: ['US', 'CA'],
  birth_state: ['Ohio', 'Texas', 'Quebec', 'Ohio'],
} as const;

export type Choice = keyof typeof CHOICES;

export const isChoice = (key: string): key is Choice => key in CHOICES;

export const PDF = new File([(await (await PDFDocument.create()).save()).slice()], 'transcript.pdf');

/**
 * Returns the answers that a person entered. The answer to the upload question is left out because it follows
 * from the document; country and state count as one answer (decision 034).
 */
export function enteredOf({ [DOCUMENT]: _, birth_country, birth_state, ...answers }: Answers): Answers {
  const entered = Object.fromEntries(
    Object.entries(answers).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : '']),
  );
  if (birth_country === undefined && birth_state === undefined) return entered;
  return { ...entered, birth_country: `${birth_country ?? ''} ${birth_state ?? ''}`.trim() };
}

/**
 * Returns whether a list of answers includes a value, as `enteredOf` has it. A country or a state may be listed alone; a
 * masked answer that was lost with its page is only named.
 */
export function includes(answers: Answers, key: AnswerKey, value: string): boolean {
  const { birth_country: country, birth_state: state } = answers;
  if (isMasked(key) && key in answers && !answers[key]) return true;
  if (key !== 'birth_country' || (country !== undefined && state !== undefined))
    return enteredOf(answers)[key] === value;
  const [first = '', second = ''] = value.split(' ');
  return country === first || state === second;
}

/** Adds the country to a state that is saved alone, and the other way round, because the two count as one answer. */
export function completePair(body: Answers, saved: Answers): Answers {
  const [country, state] = ['birth_country', 'birth_state'] as const;
  if (country in body === state in body) return body;
  return { [country]: saved[country] ?? '', [state]: saved[state] ?? '', ...body };
}
