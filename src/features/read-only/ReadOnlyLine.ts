/** One line of the read-only application. */
export type ReadOnlyLine =
  | {
      readonly kind: 'answer';
      readonly label: string;
      readonly value: string;
      /** Whether the question must be answered and is not. */
      readonly isLeft?: boolean;
    }
  | {
      readonly kind: 'choices';
      readonly label: string;
      readonly choices: readonly { readonly label: string; readonly chosen: boolean }[];
      readonly isLeft?: boolean;
    }
  | { readonly kind: 'note'; readonly text: string };
