import type { School } from '../Tenant.ts';

/** Alder Valley University: the school a build is for unless TENANT names another. */
export const school: School = {
  name: 'Alder Valley University',
  shortName: 'Alder Valley',
  subtitle: 'Undergraduate admission',
  applicationTitle: 'Application for Undergraduate Admission',
  // The alder's leaf: round, with a notch at the tip; its veins run in Vs like the sides of a valley.
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
  },
  cost: 'No. There is no application fee and no essay.',
  decisionTime: 'two weeks',
  promises: ['No application fee', 'No essay', 'A decision within two weeks', 'Test scores optional'],
};
