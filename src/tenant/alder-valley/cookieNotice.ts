import { browserSettings } from '../browserSettings.ts';

/** The privacy notice (FOOT-05, FOOT-06). */
export const cookieNotice = {
  text: 'We use cookies that are needed to keep you signed in. We do not use them for advertising. You can manage or block cookies in your browser settings; without them you cannot log in.',
  browsers: browserSettings,
} as const;
