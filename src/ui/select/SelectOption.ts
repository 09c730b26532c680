export interface SelectOption {
  value: string;
  label: string;
}

/** The empty option that every dropdown starts with. Spec §3. */
export const blankOption: SelectOption = { value: '', label: '--' };
