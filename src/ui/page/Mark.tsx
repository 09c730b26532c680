import type { ReactNode } from 'react';

export interface MarkProps {
  schoolName: string;
  subtitle: string;
  homeHref?: string;
  /** Renders the link with a router; a plain `a` is used without it. */
  renderHome?: (props: { className: string; href: string }, children: ReactNode) => ReactNode;
}

/**
 * Shows the school's leaf and name, as a link home if there is one.
 *
 * The leaf is round with a notch at the tip; its veins run in Vs like the sides of a valley.
 */
export function Mark({ schoolName, subtitle, homeHref, renderHome }: MarkProps) {
  const content = (
    <>
      <svg className="app-mark__leaf" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <path className="app-mark__blade" d="M32 13.5 25.5 6.2a26.5 26.5 0 1 0 13 0Z" />
        <path
          className="app-mark__veins"
          d="M32 24.5V60M32 37 17 21.5M32 37l15-15.5M32 50 11.5 31.5M32 50l20.5-18.5"
        />
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
