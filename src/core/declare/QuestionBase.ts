import type { AnswerKey } from '@admission/sdk';
import type { Check } from './Check.ts';

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
