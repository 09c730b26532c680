import type { ReactNode } from 'react';

export interface FieldLabelProps {
  children: ReactNode;
  optional?: boolean;
}

/** Renders the words of a question, marking the optional ones. */
export function FieldLabel({ children, optional }: FieldLabelProps) {
  return (
    <>
      {children}
      {optional && <em className="app-field__optional"> (optional)</em>}
    </>
  );
}
