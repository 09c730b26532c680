import type { AnswerKey } from '@admission/sdk';
import type { Check } from './Check.ts';

/** The settings common to all questions. */
export interface QuestionBase {
  readonly key: AnswerKey;
  readonly label: string;
  /** Replaces an ambiguous label in messages, the validation summary and the read-only view. */
  readonly longLabel?: string;
  /** Replaces the label in messages if the label is a whole question or the start of a sentence. */
  readonly shortName?: string;
  readonly hint?: string;
  /** Normalises an already trimmed answer before it is validated; see `tidyAnswer`. */
  readonly tidy?: (text: string) => string;
  /** Makes the question required: a string is its message, and `true` means '<label> is a required field'. */
  readonly required: boolean | string;
  readonly checks: readonly Check[];
  /** The field's share of the row on a wide screen; the whole row by default. */
  readonly width?: 'half' | 'third' | 'two-thirds';
  readonly autoComplete?: string;
}
