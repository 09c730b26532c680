import type { ReactNode } from 'react';

/** One thing that can be chosen. */
export interface ChoiceOption {
  value: string;
  label: string;
  hint?: ReactNode;
}
