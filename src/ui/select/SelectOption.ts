/** One line of a dropdown. */
export interface SelectOption {
  value: string;
  label: string;
}

/** The unanswered choice every dropdown starts with. Spec §3. */
export const blankOption: SelectOption = { value: '', label: '--' };
