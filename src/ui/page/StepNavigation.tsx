import type { FocusEvent, ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import { useHoverDescriptions } from './useHoverDescriptions.ts';

export interface StepNavigationItem {
  id: string;
  number: number;
  label: string;
  href: string;
  current: boolean;
  /** Whether the page has been asked for and is on its way. */
  isNext?: boolean;
  /** How many answers of the page need another look, such as '2 to fix'; none shows nothing. */
  problems?: string;
  /**
   * How far the page is, such as '12 of 20', and what that counts, for which a phone has no room.
   *
   * It describes the link and is no part of its name.
   */
  progress?: readonly [count: string, what: string];
  /** Shown while the pointer rests on the item, or focus is on it. */
  description?: string;
}

export interface StepLinkProps {
  className: string;
  href: string;
  'aria-current': 'step' | undefined;
  'aria-describedby': string | undefined;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

export interface StepNavigationProps {
  label: string;
  items: readonly StepNavigationItem[];
  renderLink: (item: StepNavigationItem, props: StepLinkProps, children: ReactNode) => ReactNode;
}

/**
 * Shows the steps of the application as links.
 *
 * The current one has a pollen bar and `aria-current="step"`; the bar of the one being gone to grows until it is
 * there; hovering describes a step.
 */
export function StepNavigation({ label, items, renderLink }: StepNavigationProps) {
  const hover = useHoverDescriptions();
  return (
    <nav className="app-step-navigation" aria-label={label}>
      <ol className="app-step-navigation__list app-wrap">
        {items.map((item) => {
          const progressId = `step-${item.id}-progress`;
          const descriptionId = `step-${item.id}-description`;
          const props: StepLinkProps = {
            className: joinClasses(
              'app-step-navigation__link',
              item.current && 'app-step-navigation__link--current',
              item.isNext && 'app-step-navigation__link--next',
            ),
            href: item.href,
            'aria-current': item.current ? 'step' : undefined,
            'aria-describedby':
              joinClasses(item.progress && progressId, item.description && descriptionId) || undefined,
            onFocus: ({ target }) => target.matches(':focus-visible') && hover.showNow(item.id),
            onBlur: () => hover.showNow(null),
          };
          return (
            <li
              className="app-step-navigation__item"
              key={item.id}
              // After a tap nothing leaves, and the focus stays: the description would too.
              onPointerEnter={({ pointerType }) => pointerType !== 'touch' && hover.enter(item.id)}
              onPointerLeave={hover.leave}
            >
              {renderLink(item, props, <StepContent item={item} />)}
              {item.progress && (
                <p id={progressId} hidden>
                  {item.progress.join(' ')}
                </p>
              )}
              {item.description && (
                <p
                  className="app-step-navigation__description"
                  id={descriptionId}
                  role="tooltip"
                  hidden={hover.openId !== item.id}
                >
                  {item.description}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function StepContent({ item }: { item: StepNavigationItem }) {
  return (
    <>
      <span className="app-step-navigation__node" aria-hidden="true">
        <svg viewBox="0 0 64 64" focusable="false">
          <path d="M32 13.5 25.5 6.2a26.5 26.5 0 1 0 13 0Z" />
        </svg>
        <span className="app-step-navigation__number">{item.number}</span>
      </span>
      <span>
        {item.label}
        {item.problems && (
          <>
            {' '}
            <small className="app-step-navigation__problems">{item.problems}</small>
          </>
        )}
        {item.progress && (
          <small className="app-step-navigation__progress" aria-hidden="true">
            {item.progress[0]}
            <span className="app-step-navigation__counted"> {item.progress[1]}</span>
          </small>
        )}
      </span>
    </>
  );
}
