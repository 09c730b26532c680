import type { ReactNode, Ref } from 'react';
import { Icon } from '../action/Icon.tsx';
import { keepHyphens } from '../field/keepHyphens.tsx';

export interface ErrorSummaryItem {
  key: string;
  text: string;
  href?: string;
}

export interface ErrorSummaryProps {
  id?: string;
  title: ReactNode;
  text?: ReactNode;
  groups: readonly { title: string; items: readonly ErrorSummaryItem[] }[];
  /** Renders the link with a router; a plain `a` is used without it. */
  renderLink?: (
    item: ErrorSummaryItem,
    props: { className: string; href: string },
    children: ReactNode,
  ) => ReactNode;
  ref?: Ref<HTMLElement>;
}

/**
 * Lists everything that needs another look, page by page, each with an icon and a way there (VSUM-01).
 *
 * It can take focus, so that a failed submit leads straight to it. Without items it says that all is well.
 */
export function ErrorSummary({
  id = 'error-summary',
  title,
  text,
  groups,
  renderLink,
  ref,
}: ErrorSummaryProps) {
  const filled = groups.filter((group) => group.items.length > 0);
  return (
    <section
      className={filled.length > 0 ? 'app-error-summary' : 'app-error-summary app-error-summary--clear'}
      id={id}
      ref={ref}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
    >
      <h2 className="app-error-summary__title" id={`${id}-title`}>
        {title}
      </h2>
      {text && <p>{text}</p>}
      {filled.length > 0 && (
        <div className="app-error-summary__groups">
          {filled.map((group) => (
            <div key={group.title}>
              <h3 className="app-error-summary__page">{group.title}</h3>
              <ul>
                {group.items.map((item) => (
                  <li key={`${item.key} ${item.text}`}>{renderItem(item, renderLink)}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

function renderItem(item: ErrorSummaryItem, renderLink: ErrorSummaryProps['renderLink']): ReactNode {
  const props = { className: 'app-error-summary__link', href: item.href ?? `#${item.key}` };
  const children = (
    <>
      <Icon name="alert" />
      <span>{keepHyphens(item.text)}</span>
    </>
  );
  return renderLink ? renderLink(item, props, children) : <a {...props}>{children}</a>;
}
