import { Link, useLocation } from 'react-router-dom';
import { tokenQuery } from '../../routes/tokenQuery.ts';
import type { Form } from '../../core/declare/FormNode.ts';
import { useRequiredCounts, useSummary, useValidating } from '../../session/index.ts';
import { joinClasses, useHoverDescriptions } from '../../ui/index.ts';
import { NAVIGATION_WORDS } from './navigationWords.ts';
import { onPlainPress } from './onPlainPress.ts';
import { useMoveToPage } from './useMoveToPage.ts';

const WORDS = NAVIGATION_WORDS.steps;

/**
 * Renders the steps as links. A plain click saves and validates first, then replaces the history entry; during that,
 * the bar of the target step grows. Hovering over a step shows its description. Spec §2.
 */
export function StepMenu({ form }: { form: Form }) {
  const { pathname, search } = useLocation();
  const { moveTo, goingTo } = useMoveToPage('replace');
  const isValidating = useValidating();
  const summary = useSummary();
  const counts = useRequiredCounts();
  const hover = useHoverDescriptions();
  const current = pathname.replace(/\/+$/, '');

  return (
    <nav className="app-step-navigation" aria-label={WORDS.label}>
      <ol className="app-step-navigation__list app-wrap">
        {form.pages.map((page, index) => {
          const { id, path, title, description } = page;
          const isCurrent = path === current;
          const isNext = path === goingTo && !isCurrent;
          const count = counts?.[id];
          // The count and its explanation, which phones hide. During validation, the step shows its number of summary
          // items instead, because the two counts would disagree.
          const progress =
            count?.required && !isValidating ? WORDS.answered(count.answered, count.required) : undefined;
          const problems = summary.filter((item) => item.page === page).length;
          const progressId = `step-${id}-progress`;
          const descriptionId = `step-${id}-description`;
          return (
            <li
              className="app-step-navigation__item"
              key={id}
              // A tap opens the page at once.
              onPointerEnter={({ pointerType }) => pointerType !== 'touch' && hover.openSoon(id)}
              onPointerLeave={hover.closeSoon}
            >
              <Link
                className={joinClasses(
                  'app-step-navigation__link',
                  isCurrent && 'app-step-navigation__link--current',
                  isNext && 'app-step-navigation__link--next',
                )}
                to={{ pathname: path, search: tokenQuery(search) }}
                replace
                aria-current={isCurrent ? 'step' : undefined}
                aria-describedby={
                  joinClasses(progress && progressId, description && descriptionId) || undefined
                }
                onClick={onPlainPress(() => moveTo(path))}
                onFocus={({ target }) => target.matches(':focus-visible') && hover.showNow(id)}
                onBlur={() => hover.showNow(null)}
              >
                <span className="app-step-navigation__node" aria-hidden="true">
                  <svg viewBox="0 0 64 64" focusable="false">
                    <path d="M32 13.5 25.5 6.2a26.5 26.5 0 1 0 13 0Z" />
                  </svg>
                  <span className="app-step-navigation__number">{index + 1}</span>
                </span>
                <span>
                  <span className="app-step-navigation__title">{title}</span>
                  {isValidating && (
                    <small
                      className={joinClasses(
                        'app-step-navigation__count',
                        problems > 0 && 'app-step-navigation__count--problems',
                      )}
                    >{` ${WORDS.toFix(problems)}`}</small>
                  )}
                  {progress && (
                    <small className="app-step-navigation__count" aria-hidden="true">
                      <span>{progress[0]}</span>
                      <span className="app-step-navigation__counted">{` ${progress[1]}`}</span>
                    </small>
                  )}
                </span>
              </Link>
              {progress && (
                <p id={progressId} hidden>
                  {progress.join(' ')}
                </p>
              )}
              {description && (
                <p
                  className="app-step-navigation__description"
                  id={descriptionId}
                  role="tooltip"
                  hidden={hover.openId !== id}
                >
                  {description}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
