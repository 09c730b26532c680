import type { ReactNode } from 'react';

/** What every question's control takes. */
export interface FieldProps {
  /** The answer key; it is put on the focusable control itself. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  errors?: readonly string[];
  optional?: boolean;
  width?: 'full' | 'half' | 'third' | 'two-thirds';
}
