/**
 * The form language: how a university declares its questions.
 *
 * Each builder returns plain data. Keys, choices and targets are checked against `openapi.yaml`
 * by the compiler, and the whole declaration by `checkForm`.
 */
import type { AnswerKey, DocumentAnswerKey, LookupCategory } from '@admission/sdk';
import type { Rule } from './Rule.ts';
import { TEXT_MAX_LENGTH } from '../constants.ts';
import type { Check } from './Check.ts';
import type { ConfirmationQuestion, FormNode } from './FormNode.ts';
import type {
  AutocompleteQuestion,
  Box,
  CheckboxGroupQuestion,
  CheckboxQuestion,
  ChoiceQuestion,
  ChoiceValue,
  DateQuestion,
  DependentQuestion,
  DescKey,
  LookupField,
  MonthYearQuestion,
  Option,
  OptionSource,
  PhoneQuestion,
  QuestionBase,
  SensitiveQuestion,
  TextareaQuestion,
  TextQuestion,
  UploadQuestion,
} from './Question.ts';

type Common = Pick<QuestionBase, 'label'> & Partial<Omit<QuestionBase, 'key' | 'label'>>;

type WithDesc<K extends AnswerKey> = `${K}_desc` extends AnswerKey ? `${K}_desc` : undefined;

/** A list of choices: every value the contract allows with its label, or pairs in an order of their own. */
export type Choices<K extends AnswerKey> =
  Readonly<Record<ChoiceValue<K>, string>> | readonly Option[] | ((today: string) => readonly Option[]);

interface ChoiceSettings<K extends AnswerKey> extends Common {
  options: Choices<K>;
  /** Pass `false` for a choice whose label is not stored beside it. */
  desc?: WithDesc<K> extends undefined ? false : true | false;
}

const common = (settings: Common) => ({
  ...settings,
  required: settings.required ?? false,
  checks: settings.checks ?? [],
});

const toOptions = <K extends AnswerKey>(choices: Choices<K>): OptionSource =>
  typeof choices === 'function' || Array.isArray(choices)
    ? (choices as OptionSource)
    : Object.entries(choices as Record<string, string>).map(([value, label]) => ({ value, label }));

/** The companion key of a choice; the caller says so where the contract has none. */
const descOf = (key: AnswerKey, desc: boolean | undefined): DescKey | undefined =>
  desc === false ? undefined : (`${key}_desc` as DescKey);

/** The input a check calls for, so that a declaration need not say it twice. */
const INPUTS: Readonly<Partial<Record<Check['check'], Partial<TextQuestion>>>> = {
  email: { inputType: 'email', inputMode: 'email' },
  url: { inputType: 'url', inputMode: 'url' },
  integer: { inputMode: 'numeric' },
  number: { inputMode: 'decimal' },
};

/**
 * A single line of text.
 *
 * @example text('first_name', { label: 'Legal first name', required: true })
 */
export function text(
  key: AnswerKey,
  settings: Common & Partial<Pick<TextQuestion, 'max' | 'inputType' | 'inputMode' | 'tabular' | 'look'>>,
): TextQuestion {
  return {
    kind: 'text',
    key,
    max: TEXT_MAX_LENGTH,
    inputType: 'text',
    tabular: false,
    ...settings.checks?.map(({ check }) => INPUTS[check]).find((input) => input !== undefined),
    ...settings,
    ...common(settings),
  };
}

/**
 * Several lines of text.
 *
 * @example textarea('senior_courses', { label: 'Courses you are taking this year', max: 500 })
 */
export function textarea(key: AnswerKey, settings: Common & { max: number }): TextareaQuestion {
  return { kind: 'textarea', key, ...settings, ...common(settings) };
}

/**
 * A calendar day.
 *
 * @example date('birth_date', { label: 'Date of birth', required: true })
 */
export function date(key: AnswerKey, settings: Common): DateQuestion {
  return { kind: 'date', key, ...common(settings) };
}

/**
 * An answer masked until the applicant shows it.
 *
 * @example sensitive('ssn', { label: 'Social Security number', format: 'ssn', max: 11 })
 */
export function sensitive(
  key: AnswerKey,
  settings: Common & { format?: 'ssn'; max: number },
): SensitiveQuestion {
  return { kind: 'sensitive', key, ...settings, ...common(settings) };
}

/**
 * A phone number, formatted as it is typed.
 *
 * @example phone('phone_home', { label: 'Home phone' })
 */
export function phone(key: AnswerKey, settings: Common): PhoneQuestion {
  return { kind: 'phone', key, ...common(settings) };
}

/**
 * One of a list, in a drop-down.
 *
 * @example select('entry_term', { label: 'Start term', options: { fall: 'Fall', spring: 'Spring' } })
 */
export function select<K extends AnswerKey>(key: K, settings: ChoiceSettings<K>): ChoiceQuestion {
  const { options, desc, ...rest } = settings;
  return { kind: 'select', key, ...common(rest), options: toOptions(options), descKey: descOf(key, desc) };
}

/**
 * One of a few, as radio buttons.
 *
 * @example radio('mailing_same_ind', { label: 'Is your mailing address the same?', options: YES_NO })
 */
export function radio<K extends AnswerKey>(key: K, settings: ChoiceSettings<K>): ChoiceQuestion {
  return { ...select(key, settings), kind: 'radio' };
}

/**
 * A drop-down that depends on another answer: options for each of its values, or fixed options shown
 * while a rule holds.
 *
 * @example dependentDropdown('intended_major', { controlledBy: 'intended_program', optionsByValue: MAJORS, label: … })
 */
export function dependentDropdown<K extends AnswerKey>(
  key: K,
  settings: Common & { controlledBy: AnswerKey } & (
      | { optionsByValue: DependentQuestion['optionsByValue']; showWhen?: Rule }
      | { options: Choices<K>; showWhen: Rule }
    ),
): DependentQuestion {
  const options = 'options' in settings ? (toOptions(settings.options) as readonly Option[]) : undefined;
  return { kind: 'dependent', key, ...settings, ...common(settings), options, descKey: descOf(key, true) };
}

/**
 * One box.
 *
 * @example checkbox('optin_sms_ind', { label: 'Send me text messages about my application' })
 */
export function checkbox(key: AnswerKey, settings: Common): CheckboxQuestion {
  return { kind: 'checkbox', key, ...common(settings) };
}

/**
 * A group of boxes, each an answer of its own.
 *
 * @example checkboxGroup('heard', { label: 'How did you hear about us?', boxes: [{ key: 'heard_web_ind', label: 'Website' }] })
 */
export function checkboxGroup(
  id: string,
  settings: Common & { boxes: readonly [Box, ...Box[]]; allRequired?: string },
): CheckboxGroupQuestion {
  return { kind: 'checkboxGroup', id, key: settings.boxes[0].key, ...settings, ...common(settings) };
}

/**
 * A month and a year, answered and complained about together.
 *
 * @example monthYear({ label: 'Graduation month and year', month: {…}, year: {…}, required: true })
 */
export function monthYear(settings: Common & Pick<MonthYearQuestion, 'month' | 'year'>): MonthYearQuestion {
  return { kind: 'monthYear', key: settings.month.key, ...settings, ...common(settings) };
}

/**
 * A text with suggestions, which fill other answers when one is chosen.
 *
 * @example autocomplete('hs_name', { category: 'hs_ceeb', fills: { city: 'hs_city' }, label: 'High school', max: 60 })
 */
export function autocomplete(
  key: AnswerKey,
  settings: Common & {
    category: LookupCategory;
    fills?: Partial<Record<LookupField, AnswerKey>>;
    max: number;
  },
): AutocompleteQuestion {
  return { kind: 'autocomplete', key, fills: {}, ...settings, ...common(settings) };
}

/**
 * A document to upload.
 *
 * @example upload('resume_doc', { label: 'Résumé or activity list' })
 */
export function upload(key: DocumentAnswerKey, settings: Common): UploadQuestion {
  return { kind: 'upload', ...common(settings), key };
}

/**
 * Content before, and other content after, the applicant confirms.
 *
 * @example confirmation('signature_confirmed', { variant: 'button', label: 'I am ready to sign', before: …, after: '' }, [text(…)])
 */
export function confirmation(
  key: AnswerKey,
  settings: Common & Pick<ConfirmationQuestion, 'variant' | 'before' | 'after'>,
  children: readonly FormNode[] = [],
): ConfirmationQuestion {
  return { kind: 'confirmation', key, ...settings, ...common(settings), children };
}
