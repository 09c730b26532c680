/** UI text of the footer and its dialogs. */
export const FOOTER_WORDS = {
  navigation: 'Help and privacy',

  help: {
    title: 'Help',
    intro:
      'Stuck on a question, or not sure it applies to you? Call or write. A person in our office will answer.',
    failedCall: 'Did something go wrong? Please quote this reference:',
  },

  privacy: { title: 'Privacy' },

  contact: { call: 'Call', email: 'Email', visit: 'Write or visit' },
} as const;
