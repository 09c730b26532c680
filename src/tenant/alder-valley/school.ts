import type { School } from '../Tenant.ts';

/** Alder Valley University: the school a build is for unless TENANT names another. */
export const school: School = {
  name: 'Alder Valley University',
  shortName: 'Alder Valley',
  subtitle: 'Undergraduate admission',
  applicationTitle: 'Application for Undergraduate Admission',
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
  decisionTime: 'two weeks',
  promises: ['No application fee', 'No essay', 'A decision within two weeks', 'Test scores optional'],
};
