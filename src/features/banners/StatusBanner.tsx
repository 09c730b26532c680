import { type BannerKind, chooseBanner, chooseDateBanner } from './chooseBanner.ts';
import { useFormStore } from '../../data/Connection.ts';
import { useSnapshot } from '../../session/SessionProvider.tsx';
import { bannerDates, bannerTexts, school } from '../../tenant/chosenTenant.ts';
import { Banner } from '../../ui/index.ts';

interface StatusBannerProps {
  /** The step the applicant is on; its leaf and those before are yellow. */
  step?: 1 | 2 | 3;
}

/** Says where the applicant stands, what the school promises, and the next date. Spec §1. */
export function StatusBanner({ step }: StatusBannerProps) {
  const snapshot = useSnapshot();
  const store = useFormStore();
  const kind: BannerKind = chooseBanner(snapshot);
  const next = kind === 'completion' ? null : chooseDateBanner(bannerDates, store.view.today);
  const { title, sub } = bannerTexts[kind];
  return (
    <Banner
      tag={next && `${next.shown}: ${next.statement}`}
      title={title}
      sub={sub}
      isSubBrief={kind === 'welcomeBack'}
      promises={kind === 'completion' ? [] : school.promises}
      step={step}
      complete={kind === 'completion'}
    />
  );
}
