/** One line of the read-only application. */
export type ReadOnlyLine =
  | (About & { readonly kind: 'answer'; readonly value: string })
  | (About & { readonly kind: 'choices'; readonly choices: readonly Choice[] })
  | { readonly kind: 'note'; readonly text: string };

interface About {
  readonly label: string;
  /** Whether this is a required question without an answer. */
  readonly isLeft?: boolean;
}

/** An option, selected or not. */
export interface Choice {
  readonly label: string;
  readonly chosen: boolean;
}
