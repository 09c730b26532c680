/** UI text of the footer and its dialogs; the tenant's own is in `src/tenant`. */
export const FOOTER_WORDS = {
  navigation: 'Help and privacy',

  help: {
    title: 'Help',
    intro:
      'Stuck on a question, or not sure it applies to you? Call or write. A person in our office will answer.',
    /** Shown above the reference of the last failed call. */
    failedCall: 'Did something go wrong? Please quote this reference:',
    topics: (cost: string) => [
      {
        title: 'Do I have to finish today?',
        text: 'No. Once you have an account, your answers are saved as you go.',
      },
      { title: 'Does it cost anything?', text: cost },
      {
        title: 'What if my file won’t convert?',
        text: 'Take a clear phone photo in good light and upload that instead.',
      },
      { title: 'Can a parent help?', text: 'Of course, but sign the last page yourself.' },
    ],
  },

  privacy: {
    title: 'Privacy',
    cookieSettings: (browser: string) => `Cookie settings in ${browser}`,
    opensNewTab: '(opens in a new tab)',
  },

  contact: {
    call: 'Call',
    email: 'Email',
    visit: 'Write or visit',
  },
} as const;
