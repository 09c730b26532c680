import type { AnswerKey } from '@admission/sdk';
import type { Check } from './Check.ts';

/** The settings that every question has. */
export interface QuestionBase {
  readonly key: AnswerKey;
  readonly label: string;
  /** The name in the validation summary and the read-only view, where the label alone is ambiguous. */
  readonly longLabel?: string;
  /** The name in messages, where the label is a whole question or the beginning of a sentence. */
  readonly shortName?: string;
  readonly hint?: string;
  /** Normalises the answer for its checks after blanks have been removed; see `tidyAnswer`. */
  readonly tidy?: (text: string) => string;
  /** Makes the question required: a message of its own, or `true` for '<label> is a required field'. */
  readonly required: boolean | string;
  readonly checks: readonly Check[];
  /** The share of the row on a wide screen; the whole row by default. */
  readonly width?: 'half' | 'third' | 'two-thirds';
  readonly autoComplete?: string;
}
