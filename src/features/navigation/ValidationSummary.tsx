import { Link, parsePath, useLocation } from 'react-router-dom';
import type { NavigationState } from '../../routes/NavigationState.ts';
import { toFormPath } from '../../routes/paths.ts';
import type { Form } from '../../core/declare/FormNode.ts';
import type { SummaryItem } from '../../core/run/validation/errorSummary.ts';
import { useSummary, useValidating } from '../../session/index.ts';
import { focusControl, Icon, joinClasses, LinkButton } from '../../ui/index.ts';
import { NAVIGATION_WORDS } from './navigationWords.ts';
import { onPlainPress } from './onPlainPress.ts';
import { useMoveToPage } from './useMoveToPage.ts';

const WORDS = NAVIGATION_WORDS.summary;

/** During validation, lists the errors of all pages, the current page's first, or says that there are none. Spec §2. */
export function ValidationSummary({ form }: { form: Form }) {
  const isValidating = useValidating();
  const items = useSummary();
  const { pathname } = useLocation();
  const { moveTo } = useMoveToPage('push');
  if (!isValidating) return null;
  const path = toFormPath(pathname);
  const isClear = items.length === 0;
  const pages = [...form.pages].sort((one, other) => Number(other.path === path) - Number(one.path === path));
  const groups = [...pages, null].map((page) => ({
    title: page?.title ?? WORDS.other,
    first: page?.path === path && page.sections[0]?.id,
    items: items.filter((item) => item.page === page),
  }));
  return (
    <>
      <section
        className={joinClasses('app-error-summary', isClear && 'app-error-summary--clear')}
        id="error-summary"
        tabIndex={-1}
        aria-labelledby="error-summary-title"
      >
        <h2 className="app-error-summary__title" id="error-summary-title">
          {isClear ? WORDS.clearTitle : WORDS.title}
        </h2>
        <p>{isClear ? WORDS.canSubmit : WORDS.count(items.length)}</p>
        {!isClear && (
          <div className="app-error-summary__groups">
            {groups.map(
              (group) =>
                group.items.length > 0 && (
                  <div className={group.first ? 'app-error-summary__here' : undefined} key={group.title}>
                    <h3 className="app-error-summary__page">{group.title}</h3>
                    {group.first && (
                      <LinkButton onClick={() => focusControl(group.first || '')}>
                        {WORDS.toQuestions}
                      </LinkButton>
                    )}
                    <ul>
                      {group.items.map((item) => (
                        <li key={`${item.key} ${item.text}`}>
                          <SummaryLink item={item} moveTo={moveTo} />
                        </li>
                      ))}
                    </ul>
                  </div>
                ),
            )}
          </div>
        )}
      </section>
      <p className="app-visually-hidden" role="status">
        {isClear ? WORDS.allGood : NAVIGATION_WORDS.steps.toFix(items.length)}
      </p>
    </>
  );
}

interface SummaryLinkProps {
  item: SummaryItem;
  moveTo: ReturnType<typeof useMoveToPage>['moveTo'];
}

/** Links to the question with the error, if the question is on a page. */
function SummaryLink({ item: { key, text, href }, moveTo }: SummaryLinkProps) {
  const content = (
    <>
      <Icon name="alert" />
      <span>{text}</span>
    </>
  );
  if (!href) return <span className="app-error-summary__link">{content}</span>;
  const state: NavigationState = { focus: key };
  const { pathname: page = '', hash } = parsePath(href);
  const follow = onPlainPress(() => moveTo(page, state, hash));
  return (
    <Link className="app-error-summary__link" to={href} state={state} onClick={follow}>
      {content}
    </Link>
  );
}
