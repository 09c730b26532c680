import { type MouseEvent, useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { tokenQuery } from '../../core/application/tokenQuery.ts';
import type { Form } from '../../core/declare/FormNode.ts';
import type { RequiredCount } from '../../core/run/validation/countRequired.ts';
import { useRequiredCounts } from '../../data/useRequiredCounts.ts';
import { useSummary, useValidating } from '../../data/useFormValues.ts';
import { StepNavigation } from '../../ui/index.ts';
import { isPlainPress } from './isPlainPress.ts';
import { NAVIGATION_WORDS as WORDS } from './navigationWords.ts';
import { useLeavePage } from './useLeavePage.ts';

/**
 * The three steps as links; a plain click saves and validates first, then replaces the page. Spec §2.
 *
 * They are real links, so that one can be opened in a new tab or copied.
 */
export function StepMenu({ form }: { form: Form }) {
  const { pathname, search } = useLocation();
  const { leave, goingTo } = useLeavePage('replace');
  const isValidating = useValidating();
  const summary = useSummary();
  const counts = useRequiredCounts();
  const current = pathname.replace(/\/+$/, '');

  const items = useMemo(
    () =>
      form.pages.map((page, index) => ({
        id: page.id,
        number: index + 1,
        label: page.title,
        href: page.path,
        current: page.path === current,
        isNext: page.path === goingTo && page.path !== current,
        description: page.description,
        progress: progressText(counts?.[page.id]),
        problems: isValidating ? countText(summary.filter((item) => item.page === page).length) : undefined,
      })),
    [form, current, goingTo, isValidating, summary, counts],
  );

  const handleClick = (event: MouseEvent, to: string) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    leave(to);
  };

  return (
    <StepNavigation
      label={WORDS.steps.label}
      items={items}
      renderLink={(_, { href, ...props }, children) => (
        <Link
          {...props}
          to={{ pathname: href, search: tokenQuery(search) }}
          replace
          onClick={(event) => handleClick(event, href)}
        >
          {children}
        </Link>
      )}
    />
  );
}

function progressText(count: RequiredCount | undefined): readonly [string, string] | undefined {
  return count?.required ? WORDS.steps.answered(count.answered, count.required) : undefined;
}

function countText(count: number): string | undefined {
  return count > 0 ? WORDS.steps.toFix(count) : undefined;
}
