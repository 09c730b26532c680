import type { ReactNode } from 'react';
import { Icon } from '../action/Icon.tsx';
import { keepHyphens } from '../field/keepHyphens.tsx';

interface ErrorSummaryItem {
  key: string;
  text: string;
  href?: string;
}

export interface ErrorSummaryProps {
  title: ReactNode;
  text?: ReactNode;
  groups: readonly { title: string; items: readonly ErrorSummaryItem[] }[];
  renderLink: (item: ErrorSummaryItem, className: string, children: ReactNode) => ReactNode;
}

/**
 * Lists everything that needs another look, page by page, each with an icon and a way there.
 *
 * It can take focus, so that a failed submit leads straight to it. Without items it says that all is well.
 */
export function ErrorSummary({ title, text, groups, renderLink }: ErrorSummaryProps) {
  const filled = groups.filter((group) => group.items.length > 0);
  return (
    <section
      className={filled.length > 0 ? 'app-error-summary' : 'app-error-summary app-error-summary--clear'}
      id="error-summary"
      tabIndex={-1}
      aria-labelledby="error-summary-title"
    >
      <h2 className="app-error-summary__title" id="error-summary-title">
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
                  <li key={`${item.key} ${item.text}`}>
                    {renderLink(
                      item,
                      'app-error-summary__link',
                      <>
                        <Icon name="alert" />
                        <span>{keepHyphens(item.text)}</span>
                      </>,
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
