import type { Tenant } from '../Tenant.ts';

/** Tern Harbor University, an example of a second tenant. */
export const tenant: Tenant = {
  school: {
    name: 'Tern Harbor University',
    shortName: 'Tern Harbor',
    subtitle: 'First-year and transfer admission',
    applicationTitle: 'Application for Admission',
    // Two terns over water.
    mark: {
      shape: 'M32 3a29 29 0 1 0 0 58a29 29 0 1 0 0-58Z',
      lines: 'M10 26q11-9 22 4 11-13 22-4M16 46q8-6 16 0t16 0',
    },
    description: 'Apply to Tern Harbor University.',
    contact: {
      office: 'Admission Office',
      street: '7 Breakwater Road',
      town: 'Tern Harbor, ME 04999',
      phone: '(207) 555-0163',
      phoneHref: 'tel:+12075550163',
      email: 'admission@ternharbor.example.edu',
      hours: 'Monday–Thursday, 9:00 a.m.–6:00 p.m. ET',
      timeZone: 'America/New_York',
    },
    accessibilityGaps: [
      'We have not tried it with a screen reader such as VoiceOver, TalkBack, NVDA or JAWS yet. Automated checks look at the names, roles and messages that these read.',
      'PDFs made from your photos contain pictures, which a screen reader cannot read out.',
    ],
    cost: 'No. Applying to Tern Harbor is free, and there is no essay to write.',
    decisionTime: 'three weeks',
    unsubmitted:
      'This is the last day. An application that is started but not submitted does not count for this deadline. Your answers stay saved.',
    promises: ['No application fee', 'No essay', 'A decision within three weeks', 'Test scores optional'],
  },
  bannerDates: [
    { date: '2026-11-30', shown: '11/30/2026', statement: 'early application deadline', isDeadline: true },
    { date: '2027-01-15', shown: '1/15/2027', statement: 'application deadline', isDeadline: true },
    { date: '2027-03-31', shown: '3/31', statement: 'last day to apply for housing' },
  ],
  bannerTexts: {
    preview: {
      title: "You're previewing the application.",
      sub: 'Create an account to save your answers and apply.',
    },
    congratulations: {
      title: "Congratulations! You've started your application to Tern Harbor University.",
      sub: 'Your answers are saved as you go.',
    },
    welcomeBack: {
      title: 'Welcome back! Your application is where you left it.',
      sub: 'Everything you saved is still here.',
    },
    completion: { title: 'Your application is complete.', sub: null },
  },
  cookieNotice:
    'Two cookies keep you signed in while you apply; none is for advertising. You can block cookies in your browser settings, but then you cannot log in. Answers that are not saved yet are kept on your device for up to 60 days, encrypted so that only your account can read them. Your application needs this: without it, they would be lost if your connection or browser failed.',
};
