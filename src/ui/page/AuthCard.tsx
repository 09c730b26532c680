import type { ReactNode } from 'react';

export interface AuthCardProps {
  /** 'Login Card', 'Sign Up Card'…: the section's name, and the first half of '<card name> Error'. */
  name: string;
  title: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}

/** Frames one auth form: title, fields, and the question that leads to the next card. */
export function AuthCard({ name, title, intro, children, footer }: AuthCardProps) {
  return (
    <section className="app-auth-card" aria-label={name}>
      <div className="app-auth-card__head">
        <h1>{title}</h1>
        {intro && <div className="app-auth-card__intro">{intro}</div>}
      </div>
      {children}
      {footer && <div className="app-auth-card__footer">{footer}</div>}
    </section>
  );
}
