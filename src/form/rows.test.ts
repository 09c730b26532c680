import type { Rule } from '../core/conditions/Rule.ts';
import { describe, expect, test } from 'vitest';
import { askedKeys, companionKeys } from '../core/question/questionKeys.ts';
import { errorSummary } from '../core/validation/errorSummary.ts';
import { nameOf } from '../core/validation/nameOf.ts';
import { formIndex } from './form.ts';

/**
 * Section 3 of the requirements, a line for each question: row, key, component, requirement, label.
 *
 * R is required always, R* when visible, O optional; `+desc` has a companion. Add-another keys stand
 * for each of their items.
 */
const ROWS = `
  1   first_name             text          R   Legal first name
  2   middle_name            text          O   Middle name
  3   last_name              text          R   Legal last name
  4   name_suffix            select+desc   O   Suffix
  5   preferred_name         text          O   Preferred first name
  6   other_name_ind         radio+desc    R   Are any of your records under a different name?
  7   former_name            text          R*  Name on those records
  8   birth_date             date          R   Date of birth
  9   guardian_aware_ind     confirmation  R*  My parent or guardian knows I am applying.
  10  gender                 select+desc   O   Gender
  11  ethnicity_hispanic_ind checkboxGroup O   How do you identify?
  11  ethnicity_asian_ind    checkboxGroup O   How do you identify?
  11  ethnicity_black_ind    checkboxGroup O   How do you identify?
  11  ethnicity_native_ind   checkboxGroup O   How do you identify?
  11  ethnicity_pacific_ind  checkboxGroup O   How do you identify?
  11  ethnicity_white_ind    checkboxGroup O   How do you identify?
  12  citizenship_status     radio+desc    R   What is your citizenship status?
  13  ssn                    sensitive     O   Social Security number
  14  alien_number           sensitive     R*  Alien registration number
  15  citizenship_country    select+desc   R*  Country of citizenship
  16  visa_type              select+desc   R*  Current or planned visa
  17  visa_other             text          R*  Please name the visa
  18  i20_needed_ind         radio+desc    R*  Will you need a Form I-20?
  19  birth_country          select+desc   R   Country of birth
  20  birth_state            dependent+desc R* State or province of birth
  21  contact_email          text          R   Preferred e-mail
  22  phone_home             phone         O   Home phone
  23  phone_mobile           phone         O   Mobile phone
  24  optin_sms_ind          checkbox      O   Send me text messages about my application
  25  phone_international    text          O   International phone
  27  home_address_line_1    autocomplete  R*  Street address
  28  home_address_line_2    text          O   Apartment, suite, unit
  29  home_city              text          R*  City
  30  home_state             select+desc   R*  State or province
  31  home_postal_code       text          R*  ZIP or postal code
  32  home_county            text          R*  County
  33  home_intl_address      textarea      R*  Full address
  34  home_country           select+desc   R*  Country
  35  mailing_same_ind       radio+desc    R   Is your mailing address the same?
  36  mailing_address_line_1 autocomplete  R*  Mailing street address
  36  mailing_city           text          R*  Mailing city
  36  mailing_state          select+desc   R*  Mailing state or province
  36  mailing_postal_code    text          R*  Mailing ZIP or postal code
  36  mailing_country        select+desc   R*  Mailing country
  37  parent_n_name          text          O   Parent or guardian {n}: name
  37  parent_n_relation      select+desc   O   Parent or guardian {n}: relationship to you
  37  parent_n_email         text          O   Parent or guardian {n}: e-mail
  37  parent_n_employer      autocomplete  O   Parent or guardian {n}: employer
  38  siblings_count         text          O   How many brothers and sisters do you have?
  39  sibling_attended       text          O   Name of a sibling who attended Alder Valley
  40  first_gen_ind          radio+desc    R   Did a parent complete a four-year degree?
  41  applicant_type         radio+desc    R   I am applying as a…
  43  entry_term             select+desc   R   Start term
  44  entry_year             select+desc   R   Start year
  45  intended_program       select+desc   R   School or college
  46  intended_major         dependent+desc R* Intended major
  48  portfolio_url          text          O   Link to your portfolio
  50  hs_name                autocomplete  R*  High school
  51  hs_city                text          R*  City
  52  hs_state               select+desc   R*  State
  53  hs_ceeb                text          O   CEEB code
  54  hs_intl_name           autocomplete  R*  School name
  55  hs_country             select+desc   R*  School country
  56  hs_grad_month          monthYear+desc R  Graduation month and year
  56  hs_grad_year           monthYear+desc R  Graduation month and year
  57  senior_courses         textarea      R*  Courses you are taking this year
  58  counselor_name         text          O   School counselor
  58  counselor_email        text          O   School counselor e-mail
  59  hs_gpa                 text          R   Cumulative GPA
  59  hs_gpa_scale           select+desc   R   GPA scale
  60  hs_class_size          text          O   Class size
  61  hs_class_rank          text          O   Class rank
  62  prev_college_ind       radio+desc    R   Have you taken college courses?
  63  prev_college_n_name    autocomplete  R*  College {n}: college name
  63  prev_college_n_city    text          O   College {n}: college city
  63  prev_college_n_state   select+desc   O   College {n}: college state
  63  prev_college_n_start_month monthYear+desc R* College {n}: start date
  63  prev_college_n_start_year  monthYear+desc R* College {n}: start date
  63  prev_college_n_end_month   monthYear+desc O  College {n}: end date
  63  prev_college_n_end_year    monthYear+desc O  College {n}: end date
  63  prev_college_n_degree  select+desc   O   College {n}: degree earned
  64  college_credits        text          R*  Credits completed
  65  college_transcript_doc upload        R*  College transcript
  66  honors_interest_ind    radio+desc    O   Are you interested in the Honors Program?
  67  test_scores_ind        radio+desc    R   Do you want us to consider test scores?
  68  sat_ebrw               text          O   SAT Reading and Writing
  68  sat_math               text          O   SAT Math
  69  act_composite          text          O   ACT composite
  70  english_test           select+desc   R*  English proficiency test
  71  toefl_score            text          R*  TOEFL total
  71  english_test_timing    dependent+desc R* When will you take or did you take it?
  72  english_support_note   textarea      O   Tell us how you will prepare in English
  73  hs_transcript_doc      upload        R   High-school transcript
  74  resume_doc             upload        O   Résumé or activity list
  75  heard_counselor_ind    checkboxGroup O   How did you hear about us?
  75  heard_friend_ind       checkboxGroup O   How did you hear about us?
  75  heard_fair_ind         checkboxGroup O   How did you hear about us?
  75  heard_web_ind          checkboxGroup O   How did you hear about us?
  75  heard_other_ind        checkboxGroup O   How did you hear about us?
  76  heard_other            text          R*  Where else you heard about us
  77  discipline_ind         radio+desc    R   Have you been suspended or dismissed from a school?
  78  discipline_explain     textarea      R*  Please explain
  80  ack_accuracy_ind       checkboxGroup R   I certify that…
  80  ack_conduct_ind        checkboxGroup R   I certify that…
  80  ack_records_ind        checkboxGroup R   I certify that…
  81  signature_confirmed    confirmation  R   Signature
  82  signature_name         text          R*  Type your full legal name
  83  signature_date         date          R*  Today's date
`;

const ITEMS = { parent: 4, prev_college: 5 } as const;

interface Row {
  readonly row: number;
  readonly key: string;
  readonly kind: string;
  readonly need: string;
  readonly label: string;
}

const rows: readonly Row[] = ROWS.trim()
  .split('\n')
  .flatMap((line) => {
    const [, row = '', key = '', kind = '', need = '', label = ''] =
      /^\s*(\d+)\s+(\S+)\s+(\S+)\s+(R\*|R|O)\s+(.+)$/.exec(line) ?? [];
    const written = { row: Number(row), key, kind, need, label };
    const [block, count] = Object.entries(ITEMS).find(([id]) => key.startsWith(`${id}_n_`)) ?? [];
    if (!block || !count) return [written];
    return Array.from({ length: count }, (_, index) => ({
      ...written,
      key: key.replace('_n_', `_${index + 1}_`),
      label: label.replace('{n}', String(index + 1)),
      // Row 37: the name of the first parent or guardian is required.
      need: key === 'parent_n_name' && index === 0 ? 'R*' : need,
    }));
  });

/** Beyond row 36: an address outside the US and Canada may have no postal code (decision 007). */
const SECOND_PLACE_NEEDS: Readonly<Record<string, string>> = { mailing_postal_code: 'O' };

const pageOfRow = (row: number) => (row <= 40 ? '/about' : row <= 74 ? '/education' : '/final-steps');
const placesOf = (key: string) =>
  formIndex.questions.filter(({ question }) => askedKeys(question).some((asked) => asked === key));

describe('section 3', () => {
  test('every question of the form is a row of it, in its order · ENT-12', () => {
    const asked = [...new Set<string>(formIndex.questions.flatMap(({ question }) => askedKeys(question)))];
    const inItems = (key: string) => /_\d_/.test(key);
    const written = rows.map(({ key }) => key);

    expect([...asked].sort()).toEqual([...written].sort());
    expect(asked.filter((key) => !inItems(key))).toEqual(
      // Row 71b stands after the score, row 71.
      written.filter((key) => !inItems(key)),
    );
  });

  test.each(rows.map((row): [number, string, Row] => [row.row, row.key, row]))('row %i %s', (_, key, row) => {
    const places = placesOf(key);

    expect(places.length).toBeGreaterThan(0);
    for (const placed of places) {
      const { question, gates, page } = placed;
      const hasCompanion = companionKeys(question).some((companion) => companion === `${key}_desc`);
      const need = question.required === false ? 'O' : gates.length > 0 ? 'R*' : 'R';

      expect({
        key,
        kind: hasCompanion ? `${question.kind}+desc` : question.kind,
        need,
        label: nameOf({ ...placed, question: { ...question, shortName: undefined } }),
        page: page.path,
      }).toEqual({
        key,
        kind: row.kind,
        need: (placed !== places[0] && SECOND_PLACE_NEEDS[key]) || row.need,
        label: row.label,
        page: pageOfRow(row.row),
      });
    }
  });

  test.each(rows.map(({ key, row }) => [key, `${pageOfRow(row)}#${key}`]))(
    'an error of %s leads to %s · VSUM-02, VSUM-03',
    (key, href) => {
      const errors = new Map([[key, ['Wrong.']]]) as unknown as Parameters<typeof errorSummary>[1];

      expect(errorSummary(formIndex, errors).map((item) => item.href)).toEqual([href]);
    },
  );
});

describe('section 3: conditions', () => {
  /** What hides a question, in the words of the table: several rules combine with OR, a tab and a group by name. */
  const conditionsOf = (key: string) =>
    placesOf(key).map(({ gates }) =>
      gates.map((gate) => {
        switch (gate.gate) {
          case 'section':
            return `hide if ${gate.hideWhen.map(inWords).join(' or ')}`;
          case 'group':
            return `group ${'ABC'.charAt(gate.index)}`;
          case 'tab':
            return `tab ${gate.tabId}`;
          case 'item':
            return `item of ${gate.buttonId}`;
          case 'confirmed':
            return 'after confirmation';
          case 'dependent':
            return gate.question.showWhen
              ? `show if ${inWords(gate.question.showWhen)}`
              : `options by ${gate.question.controlledBy}`;
        }
      }),
    );

  test.each<[number, string, string[][]]>([
    [7, 'former_name', [['hide if other_name_ind notEquals yes']]],
    [9, 'guardian_aware_ind', [['hide if birth_date lte 2007-06-01 or birth_date notAnswered']]],
    [13, 'ssn', [['group A'], ['group B']]],
    [14, 'alien_number', [['group B']]],
    [15, 'citizenship_country', [['group B'], ['group C']]],
    [16, 'visa_type', [['group C']]],
    [17, 'visa_other', [['group C', 'hide if visa_type notEquals other']]],
    [18, 'i20_needed_ind', [['group C']]],
    [20, 'birth_state', [['options by birth_country']]],
    [24, 'optin_sms_ind', [[]]],
    [25, 'phone_international', [['group A'], ['group B']]],
    [27, 'home_address_line_1', [['tab us']]],
    [32, 'home_county', [['tab us', 'hide if home_state notEquals Pennsylvania']]],
    [33, 'home_intl_address', [['tab intl']]],
    [36, 'mailing_country', [['hide if mailing_same_ind notEquals no']]],
    [37, 'parent_3_name', [['item of parent']]],
    [39, 'sibling_attended', [['hide if siblings_count lte 0 or siblings_count notAnswered']]],
    [46, 'intended_major', [['options by intended_program']]],
    [48, 'portfolio_url', [['hide if intended_program notIn arts']]],
    [50, 'hs_name', [['tab us']]],
    [54, 'hs_intl_name', [['tab intl']]],
    [57, 'senior_courses', [['hide if hs_grad_year lt 2025 or hs_grad_year notAnswered']]],
    [58, 'counselor_email', [['hide if hs_name notAnswered']]],
    [61, 'hs_class_rank', [['hide if hs_class_size notAnswered']]],
    [63, 'prev_college_5_degree', [['hide if prev_college_ind notEquals yes', 'item of prev_college']]],
    [64, 'college_credits', [['hide if prev_college_ind notEquals yes']]],
    [65, 'college_transcript_doc', [['hide if college_credits lt 12 or college_credits notAnswered']]],
    [66, 'honors_interest_ind', [['hide if college_credits gt 60']]],
    [68, 'sat_math', [['hide if test_scores_ind notEquals yes']]],
    [69, 'act_composite', [['hide if test_scores_ind notEquals yes']]],
    [70, 'english_test', [['hide if citizenship_status notEquals international']]],
    [71, 'toefl_score', [['hide if english_test notEquals toefl']]],
    [71, 'english_test_timing', [['show if english_test in toefl,ielts,duolingo']]],
    [72, 'english_support_note', [['hide if toefl_score gte 80 or toefl_score notAnswered']]],
    [76, 'heard_other', [['hide if heard_other_ind notEquals true']]],
    [78, 'discipline_explain', [['hide if discipline_ind in no,']]],
    [82, 'signature_name', [['after confirmation']]],
    [83, 'signature_date', [['after confirmation']]],
  ])('row %i %s', (_, key, conditions) => {
    expect(conditionsOf(key)).toEqual(conditions);
  });
});

function inWords({ valueKey, operator, target }: Rule): string {
  const value = typeof target === 'function' ? target('2025-06-01') : target;
  return [valueKey, operator, ...(value === undefined ? [] : [String(value)])].join(' ');
}
