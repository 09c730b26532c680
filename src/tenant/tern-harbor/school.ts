import type { School } from '../Tenant.ts';

/** Tern Harbor University: the example of a second tenant. */
export const school: School = {
  name: 'Tern Harbor University',
  shortName: 'Tern Harbor',
  subtitle: 'First-year and transfer admission',
  applicationTitle: 'Application for Admission',
  // Two terns over the water.
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
  },
  cost: 'No. Applying to Tern Harbor is free, and there is no essay to write.',
  decisionTime: 'three weeks',
  promises: ['No application fee', 'No essay', 'A decision within three weeks', 'Test scores optional'],
};
