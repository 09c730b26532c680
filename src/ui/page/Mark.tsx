import type { ReactNode } from 'react';

export interface MarkProps {
  /** The sign of the school: what is filled, and the lines drawn on it, in 64 × 64 units. */
  mark: { shape: string; lines: string };
  schoolName: string;
  subtitle: string;
  homeHref?: string;
  /** Renders the link with a router; a plain `a` is used without it. */
  renderHome?: (props: { className: string; href: string }, children: ReactNode) => ReactNode;
}

/** Shows the school's sign and name, as a link home if there is one. */
export function Mark({ mark, schoolName, subtitle, homeHref, renderHome }: MarkProps) {
  const content = (
    <>
      <svg className="app-mark__sign" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <path className="app-mark__shape" d={mark.shape} />
        <path className="app-mark__lines" d={mark.lines} />
      </svg>
      <span>
        <span className="app-mark__name">{schoolName}</span>{' '}
        <span className="app-mark__subtitle">{subtitle}</span>
      </span>
    </>
  );
  if (!homeHref) return <span className="app-mark">{content}</span>;
  if (renderHome) return renderHome({ className: 'app-mark', href: homeHref }, content);
  return (
    <a className="app-mark" href={homeHref}>
      {content}
    </a>
  );
}
