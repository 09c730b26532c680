import type { AnswerKey, DocumentAnswerKey, LookupCategory, StudentAnswers } from '@admission/sdk';
import type { IsoDate } from '../dates/IsoDate.ts';
import type { Rule } from './Rule.ts';
import type { Check } from './Check.ts';

/** One choice of a list: what is stored, and what is read. Spec §3 "Option lists". */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** A list of options; a function of the day where it is generated (years). */
export type OptionSource = readonly Option[] | ((today: IsoDate) => readonly Option[]);

/** What every question declares. */
export interface QuestionBase {
  readonly key: AnswerKey;
  readonly label: string;
  /** How the validation summary and the read-only view name it where the label alone is ambiguous. */
  readonly longLabel?: string;
  /** What messages call it where the label is a whole question or the beginning of a sentence. */
  readonly shortName?: string;
  readonly hint?: string;
  /** Writes the answer the way its checks read it, once blanks are gone; see `tidyAnswer`. */
  readonly tidy?: (text: string) => string;
  /** Why it is required: a message, or `true` for '<label> is a required field'. */
  readonly required: boolean | string;
  readonly checks: readonly Check[];
  /** How much of the row it takes on a wide screen; all of it, unless told. */
  readonly width?: 'half' | 'third' | 'two-thirds';
  readonly autoComplete?: string;
}

/** A single line of text. */
export interface TextQuestion extends QuestionBase {
  readonly kind: 'text';
  readonly max: number;
  readonly inputType: 'text' | 'email' | 'tel' | 'url';
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  readonly tabular: boolean;
  /** `signature` gives a typed name the look of one; `short` a control no wider than its answer. */
  readonly look?: 'signature' | 'short';
}

/** Several lines of text. */
export interface TextareaQuestion extends QuestionBase {
  readonly kind: 'textarea';
  readonly max: number;
}

/** A calendar day, stored `YYYY-MM-DD`. */
export interface DateQuestion extends QuestionBase {
  readonly kind: 'date';
}

/** An answer masked until shown; `ssn` groups digits 3-2-4. */
export interface SensitiveQuestion extends QuestionBase {
  readonly kind: 'sensitive';
  readonly format?: 'ssn';
  readonly max: number;
}

/** A phone number of the form (NNN) NNN-NNNN. */
export interface PhoneQuestion extends QuestionBase {
  readonly kind: 'phone';
}

/** One of a list, in a drop-down or as radio buttons. */
export interface ChoiceQuestion extends QuestionBase {
  readonly kind: 'select' | 'radio';
  readonly options: OptionSource;
}

/** A drop-down that shows only for some values of its controlling answer. Spec §4 "Dependent dropdowns". */
export interface DependentQuestion extends QuestionBase {
  readonly kind: 'dependent';
  readonly controlledBy: AnswerKey;
  readonly showWhen?: Rule;
  /** Options for each controlling value; a value without any hides the question. */
  readonly optionsByValue?: Readonly<Record<string, readonly Option[]>>;
  readonly options?: readonly Option[];
}

/** One box: 'true' or ''. */
export interface CheckboxQuestion extends QuestionBase {
  readonly kind: 'checkbox';
}

/** A box of a group; each is an answer of its own. */
export interface Box {
  readonly key: AnswerKey;
  readonly label: string;
}

/** A group of boxes; `key` is the first box's, where the group's messages belong. */
export interface CheckboxGroupQuestion extends QuestionBase {
  readonly kind: 'checkboxGroup';
  readonly id: string;
  readonly boxes: readonly Box[];
  /** The message while not all boxes are ticked, where all must be. */
  readonly allRequired?: string;
}

/** One half of a month-and-year question. */
export interface MonthYearPart {
  readonly key: AnswerKey;
  readonly label: string;
  readonly options: OptionSource;
  readonly missing: string;
}

/** A month and a year under one message area; `key` is the month's. */
export interface MonthYearQuestion extends QuestionBase {
  readonly kind: 'monthYear';
  readonly month: MonthYearPart;
  readonly year: MonthYearPart;
}

/** A text with suggestions from the lookup, which can fill other answers. */
export interface AutocompleteQuestion extends QuestionBase {
  readonly kind: 'autocomplete';
  readonly category: LookupCategory;
  readonly fills?: Readonly<Partial<Record<LookupField, AnswerKey>>>;
  readonly max: number;
}

/** The fields of a lookup record that can fill answers. */
export type LookupField = 'address_line_2' | 'city' | 'state' | 'postal_code' | 'county' | 'country' | 'ceeb';

/** A document, converted to PDF; the answer is 'ANSWERED' once it is. */
export interface UploadQuestion extends QuestionBase {
  readonly kind: 'upload';
  readonly key: DocumentAnswerKey;
}

/** A question that stands for itself. */
export type PlainQuestion =
  | TextQuestion
  | TextareaQuestion
  | DateQuestion
  | SensitiveQuestion
  | PhoneQuestion
  | ChoiceQuestion
  | DependentQuestion
  | CheckboxQuestion
  | CheckboxGroupQuestion
  | MonthYearQuestion
  | AutocompleteQuestion
  | UploadQuestion;

/** What the contract allows as a choice for a key, the blank one aside. */
export type ChoiceValue<K extends AnswerKey> = Exclude<NonNullable<StudentAnswers[K]>, ''>;
