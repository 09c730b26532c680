/** The words of the footer and its dialogs; the school's own stand in `src/tenant`. FOOT-01 to FOOT-06. */
export const FOOTER_WORDS = {
  help: {
    /** FOOT-01. */
    title: 'Help',
    intro:
      'Stuck on a question, or not sure it applies to you? Call or write. A person in our office answers.',
    topics: (cost: string) => [
      {
        title: 'Do I have to finish today?',
        text: 'No. Once you have an account, your answers save each time you change pages.',
      },
      { title: 'Does it cost anything?', text: cost },
      {
        title: 'What if my file won’t convert?',
        text: 'Take a clear phone photo in good light and upload that instead.',
      },
      { title: 'Can a parent help?', text: 'Of course. Sign the last page yourself.' },
    ],
  },

  privacy: {
    /** FOOT-02. */
    title: 'Privacy',
    /** FOOT-06. */
    cookieSettings: (browser: string) => `Cookie settings in ${browser}`,
    opensNewTab: '(opens in a new tab)',
  },

  /** FOOT-03. */
  contact: {
    call: 'Call',
    email: 'E-mail',
    visit: 'Write or visit',
  },
} as const;
