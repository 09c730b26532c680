import { useEffect, useReducer } from 'react';
import { Link } from 'react-router-dom';
import { type BannerKind, chooseBanner, chooseDateBanner } from './chooseBanner.ts';
import { SIGN_UP_PATH } from '../../routes/paths.ts';
import { describeDeadline, momentOn } from './deadline.ts';
import { bannerDates, bannerTexts, school } from '../../tenant/chosenTenant.ts';
import { Icon, joinClasses, LinkButton, Promises, Twig, useIsLive } from '../../ui/index.ts';
import type { BannerDate } from '../../tenant/Tenant.ts';
import { BANNER_WORDS } from './bannerWords.ts';
import { fetchScript, useFormStore, useSnapshot } from '../../session/index.ts';

const { contact } = school;

/** How often the banner looks at the clock near one of its dates, in ms: a deadline may end while the form is open. */
const NEAR_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Shows the applicant's status, the university's promises and the next date. Spec §1. */
export function StatusBanner({ step }: { step?: 1 | 2 | 3 }) {
  const snapshot = useSnapshot();
  const store = useFormStore();
  const kind: BannerKind = chooseBanner(snapshot);
  // After submission, the thank-you message below shows the twig, and dates no longer matter.
  const isComplete = kind === 'completion';
  // Renders again once the page is live: a prerendered banner shows the date of the build.
  const isLive = useIsLive();
  const [, look] = useReducer((times: number) => times + 1, 0);
  const today = store.view.today();
  const next = isComplete ? null : chooseDateBanner(bannerDates, today);
  const isNear = bannerDates.some(
    ({ date }) => Math.abs(Date.parse(date) - Date.parse(today)) < 48 * HOUR_MS,
  );
  useEffect(() => {
    const timer = setInterval(look, isNear ? NEAR_MS : HOUR_MS);
    return () => clearInterval(timer);
  }, [isNear]);
  const ending =
    !isComplete &&
    describeDeadline({
      dates: bannerDates,
      shown: next,
      office: contact,
      now: isLive ? momentOn(today) : undefined,
      device: isLive ? undefined : contact.timeZone,
    });
  const { title, sub } = bannerTexts[kind];
  // On a phone, a brief banner shows only its title.
  const isBrief = step !== 1 || kind === 'welcomeBack';
  return (
    <section
      className={joinClasses(
        'app-banner',
        isBrief && 'app-banner--brief',
        isComplete && 'app-banner--complete',
      )}
      aria-label={BANNER_WORDS.announcement}
    >
      <div className="app-banner__inner app-wrap">
        {!isComplete && <Twig reached={step ?? 0} />}
        {(next || ending) && (
          <div className="app-banner__dates">
            {next && (
              <p className="app-banner__tag">
                <Icon name="calendar" />
                <span>{`${next.shown}: ${next.statement}`}</span>
              </p>
            )}
            {ending && (
              <p className="app-banner__end">
                <span>{`${ending.text} `}</span>
                {!ending.isOver && (
                  <LinkButton onClick={() => void addToCalendar(ending.deadline)}>
                    {BANNER_WORDS.addToCalendar}
                  </LinkButton>
                )}
              </p>
            )}
          </div>
        )}
        {ending && ending.isLastDay && kind !== 'preview' && (
          <p className="app-banner__last-day">{school.unsubmitted}</p>
        )}
        <p className="app-banner__title">{title}</p>
        {sub && (
          <p className="app-banner__sub">
            {kind === 'preview' ? (
              <Link className="app-link-button" to={SIGN_UP_PATH}>
                {sub}
              </Link>
            ) : (
              sub
            )}
          </p>
        )}
        {!isComplete && <Promises promises={school.promises} />}
      </div>
    </section>
  );
}

async function addToCalendar(date: BannerDate): Promise<void> {
  (await fetchScript(import('./saveDeadline.ts'))).saveDeadline(date);
}
