import type { WebStatus } from '@admission/sdk';
import { useCached } from './useCached.ts';
import { profileQuery } from '../calls/profile.ts';
import { useSession } from './SessionContext.ts';
import { deriveWebStatus } from '../status/webStatus.ts';

/** The data the product has about the applicant. Spec §3 "Client snapshot". */
export interface ClientSnapshot {
  readonly username: string;
  readonly last_page: string | null;
  /** Number of successful log-ins, at least 1. */
  readonly num_logins: number;
  readonly is_logged_in: boolean;
  readonly is_service_user: boolean;
  /** Whether the applicant has navigated on their own since the form was opened. */
  readonly has_changed_page: boolean;
  readonly web_status: WebStatus | null;
}

/** Returns the client snapshot, and rerenders when it changes. */
export function useSnapshot(): ClientSnapshot {
  const session = useSession();
  // A student's profile is read when the form opens, then kept up to date. Other sessions have none.
  const profile = useCached(profileQuery(session.sdk));
  return {
    username: profile?.username ?? '',
    last_page: profile?.last_page ?? null,
    num_logins: Math.max(1, profile?.successful_login.length ?? 0),
    is_logged_in: profile !== undefined,
    is_service_user: session.kind === 'service',
    has_changed_page: session.kind === 'student' && session.hasChangedPage,
    web_status: deriveWebStatus(profile?.web_status ?? []),
  };
}
