import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Form } from '../../core/question/FormNode.ts';
import { useSummary, useValidating } from '../../data/answers/useFormValues.ts';
import { ErrorSummary } from '../../ui/index.ts';

/** Every error of every page, each a link to its question; shown only while validating. Spec §2. */
export function ValidationSummary({ form }: { form: Form }) {
  const isValidating = useValidating();
  return isValidating ? <Summary form={form} /> : null;
}

function Summary({ form }: { form: Form }) {
  const items = useSummary();
  const count = items.length;
  const groups = useMemo(
    () => [
      ...form.pages.map((page) => ({
        title: page.title,
        items: items
          .filter((item) => item.page === page)
          .map(({ key, text, href }) => ({ key, text, href: href ?? undefined })),
      })),
      { title: 'Other', items: items.filter((item) => !item.page).map(({ key, text }) => ({ key, text })) },
    ],
    [form, items],
  );
  return (
    <>
      <ErrorSummary
        title="Please review your application"
        text={
          count === 0
            ? 'Everything looks good. You can submit your application.'
            : `${count} item(s) need your attention before you can submit. Select an item to go to that question.`
        }
        groups={groups}
        renderLink={(item, props, children) =>
          item.href ? (
            <Link className={props.className} to={item.href} replace>
              {children}
            </Link>
          ) : (
            <span className={props.className}>{children}</span>
          )
        }
      />
      <p className="app-visually-hidden" role="status">
        {count === 0 ? 'Everything looks good.' : `${count} to fix`}
      </p>
    </>
  );
}
