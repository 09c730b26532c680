/** Each browser's help page about cookies. The same for every university. */
export const browserSettings = [
  { name: 'Chrome', href: 'https://support.google.com/chrome/answer/95647' },
  {
    name: 'Edge',
    href: 'https://support.microsoft.com/microsoft-edge/delete-cookies-in-microsoft-edge-63947406-40ac-c3b8-57b9-2a946a29ae09',
  },
  { name: 'Firefox', href: 'https://support.mozilla.org/kb/clear-cookies-and-site-data-firefox' },
  { name: 'Safari', href: 'https://support.apple.com/guide/safari/manage-cookies-sfri11471/mac' },
] as const;
