import type { ReactNode } from 'react';

interface FormSectionProps {
  id: string;
  title: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
}

/** Groups questions under a heading. */
export function FormSection({ id, title, intro, children }: FormSectionProps) {
  return (
    <section className="app-form-section" id={id} aria-labelledby={`${id}-title`}>
      <div className="app-form-section__head">
        <h2 id={`${id}-title`}>{title}</h2>
        {intro && <div className="app-form-section__intro">{intro}</div>}
      </div>
      <div className="app-form-section__body">{children}</div>
    </section>
  );
}
