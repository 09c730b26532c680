type Texts = Partial<Record<string, string>>;

/** The parts of a tenant that are checked. Any may be missing, because a build does not run the compiler. */
export interface TenantNotes {
  school?: { contact?: Texts; [name: string]: unknown };
  bannerDates?: readonly { date: string; time?: string; timeZone?: string }[];
  bannerTexts?: Partial<Record<string, { title: string }>>;
  cookieNotice?: string;
}

/**
 * Returns a sentence for each value of a tenant's `tenant.ts` that would be built, but shown wrongly or not at all.
 */
export function findTenantFaults(tenant: TenantNotes): string[] {
  const { school, bannerDates = [], bannerTexts = {}, cookieNotice = '' } = tenant;
  const { phoneHref = '', email = '', timeZone = '' } = school?.contact ?? {};
  const texts: Record<string, unknown> = { ...school, ...school?.contact, cookieNotice };
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
  const missing = [
    ...TEXTS.filter((name) => !isText(texts[name])),
    ...TITLES.filter((name) => !bannerTexts[name]?.title).map((name) => `bannerTexts.${name}.title`),
  ];
  return [
    ...missing.map((name) => `${name} is missing.`),
    ...(/^tel:\+?\d+$/.test(phoneHref)
      ? []
      : [`phoneHref is '${phoneHref}', not one like tel:+18145550142.`]),
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? [] : [`email is '${email}', which is no address.`]),
    ...[timeZone, ...bannerDates.flatMap((date) => date.timeZone ?? [])]
      .filter((zone) => !isZone(zone))
      .map((zone) => `timeZone is '${zone}', not a name such as America/New_York.`),
    ...bannerDates.flatMap(({ date, time = '00:00' }, at) => [
      ...(isDay(date) ? [] : [`bannerDates: ${date} is not a day, such as 2026-11-30.`]),
      ...(/^([01]\d|2[0-3]):[0-5]\d$/.test(time)
        ? []
        : [`bannerDates: ${time} is not a time, such as 17:00.`]),
      ...(date < (bannerDates[at - 1]?.date ?? '')
        ? [`bannerDates: ${date} is earlier than the date before it.`]
        : []),
    ]),
  ];
}

const TEXTS = [
  'name',
  'shortName',
  'subtitle',
  'applicationTitle',
  'description',
  'decisionTime',
  'unsubmitted',
  'cost',
  'office',
  'street',
  'town',
  'phone',
  'hours',
  'cookieNotice',
];
const TITLES = ['preview', 'congratulations', 'welcomeBack', 'completion'];

function isZone(timeZone: string): boolean {
  try {
    return Boolean(timeZone && new Intl.DateTimeFormat('en-US', { timeZone }));
  } catch {
    return false;
  }
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return text.length === 10 && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
