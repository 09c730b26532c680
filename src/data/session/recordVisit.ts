import type { FormPath } from '../../core/application/routes.ts';
import type { Applicant } from '../Applicant.ts';

/** Records a page as the last one, without making the applicant wait (ROUTE-20). */
export function recordVisit(applicant: Applicant, path: FormPath): void {
  applicant.snapshot.set({ last_page: path });
  applicant.inBackground(applicant.sdk.saveLastPage({ last_page: path }), 'recording the last page');
}
