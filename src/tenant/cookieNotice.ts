/** The privacy notice (FOOT-05, FOOT-06). */
export const cookieNotice = {
  text: 'We use cookies that are needed to keep you signed in. We do not use them for advertising. You can manage or block cookies in your browser settings; without them you cannot log in.',
  browsers: [
    { name: 'Chrome', href: 'https://support.google.com/chrome/answer/95647' },
    {
      name: 'Edge',
      href: 'https://support.microsoft.com/microsoft-edge/delete-cookies-in-microsoft-edge-63947406-40ac-c3b8-57b9-2a946a29ae09',
    },
    { name: 'Firefox', href: 'https://support.mozilla.org/kb/clear-cookies-and-site-data-firefox' },
    { name: 'Safari', href: 'https://support.apple.com/guide/safari/manage-cookies-sfri11471/mac' },
  ],
} as const;
