import type { Tenant } from '../Tenant.ts';

/** Alder Valley University, the default tenant; a build with TENANT uses another. */
export const tenant: Tenant = {
  school: {
    name: 'Alder Valley University',
    shortName: 'Alder Valley',
    subtitle: 'Undergraduate admission',
    applicationTitle: 'Application for Undergraduate Admission',
    // An alder leaf: round and notched at the tip, with veins that form Vs like the sides of a valley.
    mark: {
      shape: 'M32 13.5 25.5 6.2a26.5 26.5 0 1 0 13 0Z',
      lines: 'M32 24.5V60M32 37 17 21.5M32 37l15-15.5M32 50 11.5 31.5M32 50l20.5-18.5',
    },
    description: 'Apply for undergraduate admission to Alder Valley University.',
    contact: {
      office: 'Office of Undergraduate Admission',
      street: '100 College Avenue',
      town: 'Alder Valley, PA 16999',
      phone: '(814) 555-0142',
      phoneHref: 'tel:+18145550142',
      email: 'admission@aldervalley.example',
      hours: 'Monday–Friday, 8:30 a.m.–5:00 p.m. ET',
      timeZone: 'America/New_York',
    },
    accessibilityGaps: [
      'We have not tried it with a screen reader such as VoiceOver, TalkBack, NVDA or JAWS yet. Automated checks look at the names, roles and messages that these read.',
      'PDFs made from your photos contain pictures, which a screen reader cannot read out.',
    ],
    cost: 'No. There is no application fee and no essay.',
    decisionTime: 'two weeks',
    unsubmitted:
      'This is the last day. An application that is started but not submitted does not count for this deadline. Your answers stay saved.',
    promises: ['No application fee', 'No essay', 'A decision within two weeks', 'Test scores optional'],
  },
  bannerDates: [
    { date: '2024-10-15', shown: '10/15/2024', statement: 'application deadline', isDeadline: true },
    { date: '2024-11-20', shown: '11/20', statement: 'application deadline', isDeadline: true },
    { date: '2024-12-15', shown: '12/15', statement: 'decision before the holidays' },
    { date: '2025-01-05', shown: '1/5/2025', statement: 'no fee' },
    { date: '2025-02-01', shown: '2/1', statement: 'decision within 2 weeks' },
    { date: '2025-03-01', shown: '3/1', statement: 'application deadline', isDeadline: true },
    { date: '2025-04-01', shown: '4/1', statement: 'decision within 2 weeks' },
  ],
  bannerTexts: {
    preview: {
      title: "You're previewing the application.",
      sub: 'Create an account to save your answers and apply.',
    },
    congratulations: {
      title: "Congratulations! You've started your application to Alder Valley University.",
      sub: 'Your answers are saved as you go.',
    },
    welcomeBack: {
      title: 'Welcome back! Pick up right where you left off.',
      sub: 'Everything you saved is still here.',
    },
    completion: { title: 'Your application is complete.', sub: null },
  },
  cookieNotice:
    'We use cookies that are needed to keep you signed in. We do not use them for advertising. You can manage or block cookies in your browser settings; without them you cannot log in. Answers that are not saved yet are kept on your device for up to 60 days, encrypted so that only your account can read them. This is needed for the application you asked to fill in: without it, they would be lost if your connection or browser failed.',
};
