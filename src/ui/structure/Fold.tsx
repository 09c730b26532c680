import { type ReactNode, useState } from 'react';
import { Icon } from '../action/Icon.tsx';

/** Must match `$phone` in styles/settings/_size.scss. */
const PHONE = '(max-width: 40rem)';

interface FoldProps {
  /** The id of the folded content. */
  id: string;
  title: ReactNode;
  /** Whether the content starts open even on a phone. */
  isOpen: boolean;
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
 * Folds content under a level 3 heading; it starts folded only on a phone. Not a `details` element, because Safari hides
 * a heading inside `summary` from screen readers.
 */
export function Fold({ id, title, isOpen: isOpenAtFirst, children }: FoldProps) {
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
