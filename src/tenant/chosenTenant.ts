import type { Tenant } from './Tenant.ts';
// A build for another university reads that tenant's folder instead (docs/tenants.md).
import { tenant } from './alder-valley/tenant.ts';

/** The university this build is for. */
export const { school, bannerDates, bannerTexts, cookieNotice, withoutAdvice = [] }: Tenant = tenant;
