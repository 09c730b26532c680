export const HELP_WORDS = {
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

  licenses: 'Licenses of the software used here (opens in a new tab)',

  /** The button that copies the reference of a failed call. */
  copy: { copy: 'Copy', copied: 'Copied.', selected: 'Not copied. It is selected: please copy it yourself.' },

  /** `helpWords.test.ts` compares the browsers named here with package.json. */
  accessibility: {
    title: 'Accessibility',
    intro: (school: string) =>
      `${school} wants everyone to be able to apply. We aim to meet WCAG 2.2 at level AA.`,
    text: 'We check every screen with axe, at 200% text size, at 400% zoom, and in dark and high-contrast colors. We fill in the whole application with the keyboard alone, and in Chromium, Firefox and WebKit. It works in Safari 16 (iOS 16), Firefox 115, Chrome 109, and later versions.',
    gaps: 'What we know is missing:',
    ask: 'Is something in your way, or do you need another format, such as paper? Call or write to us. A person will answer.',
  },
} as const;
