import { type ReactNode, useState } from 'react';
import { Icon } from '../action/Icon.tsx';

/** As `$phone` in styles/settings/_size.scss. */
const PHONE = '(max-width: 40rem)';

export interface FoldProps {
  /** The id of what is folded. */
  id: string;
  title: ReactNode;
  /** Open at first on a phone, too. */
  isOpen?: boolean;
  children: ReactNode;
}

function isPhone(): boolean {
  try {
    return window.matchMedia(PHONE).matches;
  } catch {
    return false;
  }
}

/**
 * Folds content under a heading of level 3; at first it is folded on a phone alone.
 *
 * A button in a heading, not `details`: Safari keeps a heading inside `summary` from screen readers.
 */
export function Fold({ id, title, isOpen: isOpenAtFirst = false, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(() => isOpenAtFirst || !isPhone());
  return (
    <section className="app-fold">
      <h3>
        <button
          type="button"
          className="app-fold__button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{title}</span>
          <Icon name="chevron" />
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
