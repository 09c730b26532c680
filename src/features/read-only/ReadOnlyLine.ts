/** One line of the read-only application. */
export type ReadOnlyLine =
  | { readonly kind: 'answer'; readonly label: string; readonly value: string }
  | {
      readonly kind: 'choices';
      readonly label: string;
      readonly choices: readonly { readonly label: string; readonly chosen: boolean }[];
    }
  | { readonly kind: 'note'; readonly text: string };

/** What a section comes to: its own lines, then those of each add-another item. */
export interface ReadOnlyContent {
  readonly lines: readonly ReadOnlyLine[];
  readonly items: readonly { readonly title: string; readonly lines: readonly ReadOnlyLine[] }[];
}
