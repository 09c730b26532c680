/** The texts of Privacy, apart from the tenant's own. */
export const PRIVACY_WORDS = {
  cookieSettings: (browser: string) => `Cookie settings in ${browser}`,
  opensNewTab: '(opens in a new tab)',
} as const;
