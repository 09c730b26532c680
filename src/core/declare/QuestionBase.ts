import type { AnswerKey } from '@admission/sdk';
import type { Check } from './Check.ts';

/** The settings common to all questions. */
export interface QuestionBase {
  readonly key: AnswerKey;
  readonly label: string;
  /** The name in the validation summary and the read-only view if the label alone would be ambiguous. */
  readonly longLabel?: string;
  /** The name in messages if the label is a whole question or the beginning of a sentence. */
  readonly shortName?: string;
  readonly hint?: string;
  /** Normalises an answer, already trimmed, before it is validated; see `tidyAnswer`. */
  readonly tidy?: (text: string) => string;
  /** Whether the question is required: its own message, or `true` for '<label> is a required field'. */
  readonly required: boolean | string;
  readonly checks: readonly Check[];
  /** The share of the row that the field takes on a wide screen; the whole row by default. */
  readonly width?: 'half' | 'third' | 'two-thirds';
  readonly autoComplete?: string;
}
