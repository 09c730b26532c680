import type { AnswerKey } from '../../src/session/index.ts';
import { rule } from '../../src/core/declare/Rule.ts';
import { checkbox, date, radio, select, text } from '../../src/core/kinds/builders.ts';
import { email, minLength, notAbove, number } from '../../src/core/declare/Check.ts';
import type { Form, FormNode } from '../../src/core/declare/FormNode.ts';
import { hiddenSection, section } from '../../src/core/declare/layout.ts';

/** Questions per section; each section has the same mix. */
const SECTION_SIZE = 12;

const CHOICES = [
  { value: 'one', label: 'The first of three' },
  { value: 'two', label: 'The second of three' },
  { value: 'three', label: 'The third of three' },
];
const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** The question that a run types into; it accepts any text of at least two characters. */
export const TYPED_KEY = 'question_2';

/** Casts a key that the contract does not contain; the benchmark never sends it. */
const key = (n: number) => `question_${n}` as AnswerKey;

/**
 * Declares a form with the given number of questions on one page, all of them shown and required. Of every
 * twelve, eight are text fields (including an e-mail, two numbers and two behind a condition); the others are
 * a drop-down, radio buttons, a check box and a date.
 */
export function makeForm(size: number): Form {
  const sections = Array.from({ length: size / SECTION_SIZE }, (_, at) =>
    section({ id: `section-${at}`, title: `Section ${at + 1}` }, makeQuestions(at * SECTION_SIZE)),
  );
  return {
    pages: [
      {
        id: 'all',
        path: '/all',
        title: `A form of ${size} questions`,
        intro: 'Nothing is saved.',
        description: '',
        sections,
        actions: [],
      },
    ],
  };
}

function makeQuestions(first: number): FormNode[] {
  const [a, b, c, d, e, f, g, h, i, j, k, l] = Array.from({ length: SECTION_SIZE }, (_, at) =>
    key(first + at + 1),
  ) as [...AnswerKey[]] & Record<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11, AnswerKey>;
  const named = (of: AnswerKey) => ({ label: `Label of ${of.replace('_', ' ')}`, required: true });
  const hint = 'As on your passport or birth certificate';

  return [
    text(a, { ...named(a), hint, width: 'half' }),
    text(b, { ...named(b), checks: [minLength(2)], width: 'half' }),
    text(c, { ...named(c), hint }),
    select(d, { ...named(d), options: CHOICES, width: 'half' }),
    text(e, { ...named(e), inputType: 'email', max: 254, checks: [email()] }),
    radio(f, { ...named(f), options: YES_NO }),
    hiddenSection(
      [rule(f, 'equals', 'no')],
      [text(g, { ...named(g), max: 90 }), text(h, { ...named(h), checks: [minLength(2)] })],
    ),
    checkbox(i, named(i)),
    date(j, named(j)),
    text(k, { ...named(k), inputMode: 'numeric', tabular: true, checks: [number(0, 5000)] }),
    text(l, {
      ...named(l),
      hint,
      inputMode: 'numeric',
      tabular: true,
      checks: [number(0, 5000), notAbove(k, 'This must not be above the number before it.')],
    }),
  ];
}

/** Reads the number of questions from the page's URL. */
export const readSize = () => Number(new URLSearchParams(window.location.search).get('size'));
