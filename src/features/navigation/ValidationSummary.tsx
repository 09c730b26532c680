import { type MouseEvent, useMemo } from 'react';
import { Link, parsePath, useLocation, useNavigate } from 'react-router-dom';
import type { NavigationState } from '../../core/application/NavigationState.ts';
import { toFormPath } from '../../core/application/routes.ts';
import type { Form } from '../../core/declare/FormNode.ts';
import { useSummary, useValidating } from '../../data/useFormValues.ts';
import { ErrorSummary } from '../../ui/index.ts';
import { isPlainPress } from './isPlainPress.ts';
import { NAVIGATION_WORDS as WORDS } from './navigationWords.ts';

/** Every error of every page, those of the page at hand first; shown only while validating. Spec §2. */
export function ValidationSummary({ form }: { form: Form }) {
  const isValidating = useValidating();
  return isValidating ? <Summary form={form} /> : null;
}

function Summary({ form }: { form: Form }) {
  const items = useSummary();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const path = toFormPath(pathname);
  const count = items.length;
  const groups = useMemo(
    () => [
      ...[...form.pages]
        .sort((one, other) => Number(other.path === path) - Number(one.path === path))
        .map((page) => ({
          title: page.title,
          items: items
            .filter((item) => item.page === page)
            .map(({ key, text, href }) => ({ key, text, href: href ?? undefined })),
        })),
      {
        title: WORDS.summary.other,
        items: items.filter((item) => !item.page).map(({ key, text }) => ({ key, text })),
      },
    ],
    [form, items, path],
  );
  return (
    <>
      <ErrorSummary
        title={count === 0 ? WORDS.summary.clearTitle : WORDS.summary.title}
        text={count === 0 ? WORDS.summary.canSubmit : WORDS.summary.count(count)}
        groups={groups}
        renderLink={({ key, href }, className, children) => {
          if (!href) return <span className={className}>{children}</span>;
          const state: NavigationState = { focus: key };
          // Whatever else is in the address goes along; the link itself is the page and the question.
          const follow = (event: MouseEvent) => {
            if (search === '' || !isPlainPress(event)) return;
            event.preventDefault();
            void navigate({ ...parsePath(href), search }, { state });
          };
          return (
            <Link className={className} to={href} state={state} onClick={follow}>
              {children}
            </Link>
          );
        }}
      />
      <p className="app-visually-hidden" role="status">
        {count === 0 ? WORDS.summary.allGood : WORDS.steps.toFix(count)}
      </p>
    </>
  );
}
