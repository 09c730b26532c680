import type { Tenant } from '../Tenant.ts';
import { bannerDates } from './bannerDates.ts';
import { bannerTexts } from './bannerTexts.ts';
import { cookieNotice } from './cookieNotice.ts';
import { school } from './school.ts';

export const tenant: Tenant = { school, bannerDates, bannerTexts, cookieNotice };
