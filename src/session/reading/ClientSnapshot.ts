import type { WebStatus } from '@admission/sdk';

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
