/** The school this product is run for. Another university is another folder like this one. */
export const school = {
  name: 'Alder Valley University',
  subtitle: 'Undergraduate admission',
  applicationTitle: 'Application for Undergraduate Admission',
  contact: {
    office: 'Office of Undergraduate Admission',
    street: '100 College Avenue',
    town: 'Alder Valley, PA 16999',
    phone: '(814) 555-0142',
    phoneHref: 'tel:+18145550142',
    email: 'admission@aldervalley.example',
    hours: 'Monday–Friday, 8:30 a.m.–5:00 p.m. ET',
  },
  /** What every banner promises. Spec §1. */
  promises: ['No application fee', 'No essay', 'A decision within two weeks', 'Test scores optional'],
} as const;
