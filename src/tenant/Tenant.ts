/** A date announced in the banner. Spec §1. */
export interface BannerDate {
  /** The last day on which the banner announces the date, `YYYY-MM-DD`, in the applicant's time zone. */
  date: string;
  /** The day as written in the banner. */
  shown: string;
  statement: string;
  /** Whether the banner says when it ends, and offers it as a calendar file. */
  isDeadline?: boolean;
  /** When a deadline ends, `HH:MM`; 23:59 by default. */
  time?: string;
  /** The time zone of `time`, as in the IANA database; the office's by default. */
  timeZone?: string;
}

interface BannerText {
  title: string;
  sub: string | null;
}

/** The school with its contact details and promises. */
export interface School {
  name: string;
  /** The name used within a sentence: "a sibling who attended …". */
  shortName: string;
  subtitle: string;
  applicationTitle: string;
  /**
   * The logo in 64 × 64 units: a filled shape and the lines drawn on it, as SVG paths. Used in the header and in the
   * favicon (`favicon.svg`).
   */
  mark: { shape: string; lines: string };
  /** The description in search results. */
  description: string;
  contact: {
    office: string;
    street: string;
    town: string;
    phone: string;
    /** The phone number as a `tel:` address. */
    phoneHref: string;
    email: string;
    hours: string;
    /** The office's time zone, as in the IANA database; for the time of a submission. */
    timeZone: string;
  };
  /** How long an applicant waits for a decision, as in "within …". */
  decisionTime: string;
  /** What happens at a deadline to an application that is started but not submitted; shown on its last day. */
  unsubmitted: string;
  /** The answer to 'Does it cost anything?' in Help. */
  cost: string;
  /** The known accessibility gaps, shown in Help. */
  accessibilityGaps: readonly string[];
  /** The promises in every banner. Spec §1. */
  promises: readonly string[];
}

/** The rules of `src/form/advice.ts`, which ask an applicant to look at an answer again. */
export type AdviceRule = 'gpa' | 'graduation' | 'counselor' | 'parent' | 'college' | 'state' | 'name';

/** Everything that differs between universities, except for the colours, which are in `_theme.scss`. */
export interface Tenant {
  school: School;
  /** In chronological order. */
  bannerDates: readonly BannerDate[];
  /** The banner texts for each stage of the applicant's progress. Spec §1. */
  bannerTexts: Readonly<Record<'preview' | 'congratulations' | 'welcomeBack' | 'completion', BannerText>>;
  cookieNotice: string;
  /** The rules of advice that this university does without. */
  withoutAdvice?: readonly AdviceRule[];
}
