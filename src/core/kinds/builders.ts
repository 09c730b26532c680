/**
 * The form language: how a university declares its questions.
 *
 * Each builder returns plain data. Keys, choices and targets are checked against `openapi.yaml`
 * by the compiler, and the whole declaration by `checkForm`.
 */
import type { AnswerKey } from '@admission/sdk';
import type { Rule } from '../declare/Rule.ts';
import { EMAIL_MAX_LENGTH, TEXT_MAX_LENGTH } from '../constants.ts';
import type { Check } from '../declare/Check.ts';
import type { ConfirmationQuestion, FormNode } from '../declare/FormNode.ts';
import type {
  AutocompleteQuestion,
  Box,
  CheckboxGroupQuestion,
  CheckboxQuestion,
  ChoiceQuestion,
  ChoiceValue,
  DateQuestion,
  DependentQuestion,
  MonthYearQuestion,
  Option,
  OptionSource,
  PhoneQuestion,
  PlainQuestion,
  QuestionBase,
  SensitiveQuestion,
  TextareaQuestion,
  TextQuestion,
  UploadQuestion,
} from '../declare/Question.ts';

type Common = Pick<QuestionBase, 'label'> & Partial<Omit<QuestionBase, 'key' | 'label'>>;

/** A list of choices: every value the contract allows with its label, or pairs in an order of their own. */
export type Choices<K extends AnswerKey> =
  Readonly<Record<ChoiceValue<K>, string>> | readonly Option[] | ((today: string) => readonly Option[]);

interface ChoiceSettings<K extends AnswerKey> extends Common {
  options: Choices<K>;
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

type Settings<Q extends PlainQuestion> = Common & Omit<Q, keyof QuestionBase | 'kind'>;

/** Makes the builder of a question that takes its settings as they are. */
const builderOf =
  <Q extends PlainQuestion>(kind: Q['kind']) =>
  (key: Q['key'], settings: Settings<Q>): Q =>
    ({ kind, key, ...settings, ...common(settings) }) as unknown as Q;

/** The input and the length a check calls for, so that a declaration need not say it twice. */
const INPUTS: Readonly<Partial<Record<Check['check'], Partial<TextQuestion>>>> = {
  email: { inputType: 'email', inputMode: 'email', max: EMAIL_MAX_LENGTH },
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
export const textarea = builderOf<TextareaQuestion>('textarea');

/**
 * A calendar day.
 *
 * @example date('birth_date', { label: 'Date of birth', required: true })
 */
export const date = builderOf<DateQuestion>('date');

/**
 * An answer masked until the applicant shows it.
 *
 * @example sensitive('ssn', { label: 'Social Security number', format: 'ssn', max: 11 })
 */
export const sensitive = builderOf<SensitiveQuestion>('sensitive');

/**
 * A phone number, formatted as it is typed.
 *
 * @example phone('phone_home', { label: 'Home phone' })
 */
export const phone = builderOf<PhoneQuestion>('phone');

/**
 * One of a list, in a drop-down.
 *
 * @example select('entry_term', { label: 'Start term', options: { fall: 'Fall', spring: 'Spring' } })
 */
export function select<K extends AnswerKey>(key: K, settings: ChoiceSettings<K>): ChoiceQuestion {
  return { kind: 'select', key, ...common(settings), options: toOptions(settings.options) };
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
  return { kind: 'dependent', key, ...settings, ...common(settings), options };
}

/**
 * One box.
 *
 * @example checkbox('optin_sms_ind', { label: 'Send me text messages about my application' })
 */
export const checkbox = builderOf<CheckboxQuestion>('checkbox');

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
export const autocomplete = builderOf<AutocompleteQuestion>('autocomplete');

/**
 * A document to upload.
 *
 * @example upload('resume_doc', { label: 'Résumé or activity list' })
 */
export const upload = builderOf<UploadQuestion>('upload');

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
