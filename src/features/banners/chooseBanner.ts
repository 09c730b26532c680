import type { ClientSnapshot } from '../../session/index.ts';
import type { BannerDate, Tenant } from '../../tenant/Tenant.ts';

export type BannerKind = keyof Tenant['bannerTexts'];

/** Chooses the message of the banner. Spec §1. */
export function chooseBanner(
  snapshot: Pick<ClientSnapshot, 'is_logged_in' | 'num_logins' | 'web_status'>,
): BannerKind {
  if (snapshot.is_logged_in && snapshot.web_status === 'submitted') return 'completion';
  if (!snapshot.is_logged_in) return 'preview';
  return snapshot.num_logins <= 1 ? 'congratulations' : 'welcomeBack';
}

/** Returns the first date that has not passed, or null once all have passed. */
export function chooseDateBanner(dates: readonly BannerDate[], today: string): BannerDate | null {
  return dates.find((entry) => entry.date >= today) ?? null;
}
