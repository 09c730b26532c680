import { browserSettings } from '../browserSettings.ts';

/** The privacy notice (FOOT-05, FOOT-06). */
export const cookieNotice = {
  text: 'Two cookies keep you signed in while you apply; none is for advertising. You can block cookies in your browser settings, but then you cannot log in.',
  browsers: browserSettings,
} as const;
