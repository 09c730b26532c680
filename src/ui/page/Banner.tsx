import type { ReactNode } from 'react';
import { Icon } from '../action/Icon.tsx';
import { UI_WORDS } from '../uiWords.ts';
import { Promises } from './Promises.tsx';
import { Twig } from './Twig.tsx';

export interface BannerProps {
  /** The dated statement, on a yellow tag. */
  tag?: ReactNode;
  title: ReactNode;
  sub?: ReactNode;
  promises: readonly string[];
  /** The step the applicant is on; leaves up to it are yellow. */
  step?: 1 | 2 | 3;
  /** The application is in: the thank-you below has the whole twig, so the banner has none. */
  complete?: boolean;
  /** The line below the title may be left out on a phone. */
  isSubBrief?: boolean;
}

/** Announces where the applicant stands and what the school promises. */
export function Banner(props: BannerProps) {
  const { tag, title, sub, promises, step, complete, isSubBrief } = props;
  return (
    <section
      className={complete ? 'app-banner app-banner--complete' : 'app-banner'}
      aria-label={UI_WORDS.announcement}
    >
      <div className="app-banner__inner app-wrap">
        {!complete && <Twig reached={step ?? 0} />}
        {tag && (
          <p className="app-banner__tag">
            <Icon name="calendar" />
            {tag}
          </p>
        )}
        <p className="app-banner__title">{title}</p>
        {sub && (
          <p className={isSubBrief ? 'app-banner__sub app-banner__sub--brief' : 'app-banner__sub'}>{sub}</p>
        )}
        {promises.length > 0 && <Promises promises={promises} />}
      </div>
    </section>
  );
}
