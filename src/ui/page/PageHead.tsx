import type { ReactNode } from 'react';

export interface PageHeadProps {
  eyebrow?: ReactNode;
  title: ReactNode;
  intro?: ReactNode;
  /** For moving focus to the heading after a change of page. */
  id?: string;
}

/** Opens a page: step, title, what to expect. */
export function PageHead({ eyebrow, title, intro, id }: PageHeadProps) {
  return (
    <div className="app-page-head">
      {eyebrow && <p className="app-page-head__eyebrow">{eyebrow}</p>}
      <h1 className="app-page-head__title" id={id} tabIndex={id ? -1 : undefined}>
        {title}
      </h1>
      {intro && <div className="app-page-head__intro">{intro}</div>}
    </div>
  );
}
