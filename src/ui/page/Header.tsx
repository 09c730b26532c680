import type { Markup } from '../Markup.ts';
import { Mark, type MarkProps } from './Mark.tsx';

/** Renders the bar at the top, with the school on the left and `children` on the right, and the banner below it. */
export function Header({ children, banner, school }: MarkProps & { children?: Markup; banner?: Markup }) {
  return (
    <header className="app-header">
      <div className="app-header__inner app-wrap">
        <span className="app-mark">
          <Mark school={school} />
        </span>
        {children}
      </div>
      {banner}
    </header>
  );
}
