import type { AnswerKey } from '../../session/index.ts';

/** One line of the read-only application, or an add-another item with its lines. */
export type ReadOnlyLine =
  | (About & { readonly kind: 'answer'; readonly value: string })
  | (About & { readonly kind: 'choices'; readonly choices: readonly Choice[] })
  | { readonly kind: 'note'; readonly text: string }
  | ReadOnlyItem;

export interface ReadOnlyItem {
  readonly kind: 'item';
  readonly title: string;
  readonly first: string;
  readonly lines: readonly ReadOnlyLine[];
}

interface About {
  readonly label: string;
  /** The question, if links of the sheet can lead to the line. */
  readonly of?: AnswerKey;
  /** Whether this is a required question without an answer. */
  readonly isUnanswered?: boolean;
  /** Why an answer is required, if that depends on other answers. */
  readonly reason?: string | undefined;
}

export interface Choice {
  readonly label: string;
  readonly chosen: boolean;
}
