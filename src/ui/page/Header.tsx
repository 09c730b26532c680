import type { Markup } from '../Markup.ts';
import { Mark, type MarkProps } from './Mark.tsx';

export interface HeaderProps extends MarkProps {
  children?: Markup;
  banner?: Markup;
}

/** Renders the bar at the top, with the school on the left and the account on the right, and the banner below it. */
export function Header({ children, banner, school }: HeaderProps) {
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
