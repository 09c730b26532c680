/** A date the banner announces. Spec §1. */
export interface BannerDate {
  /** The calendar day it is shown through, `YYYY-MM-DD`, in the applicant's time zone. */
  date: string;
  /** The day as the banner writes it. */
  shown: string;
  statement: string;
}

interface BannerText {
  title: string;
  sub: string | null;
}

/** The school, its contact and what it promises. */
export interface School {
  name: string;
  /** What people call it in a sentence: "a sibling who attended …". */
  shortName: string;
  subtitle: string;
  applicationTitle: string;
  /**
   * Its sign in 64 × 64 units: what is filled, and the lines drawn on it, as paths of SVG. It stands before the name in
   * the header; the icon of the tab (`favicon.svg`) shows the same.
   */
  mark: { shape: string; lines: string };
  /** What a search engine shows below the address. */
  description: string;
  contact: {
    office: string;
    street: string;
    town: string;
    phone: string;
    /** The number as a `tel:` address. */
    phoneHref: string;
    email: string;
    hours: string;
  };
  /** How long an applicant waits for a decision, as in "within …". */
  decisionTime: string;
  /** Answers 'Does it cost anything?' in Help. */
  cost: string;
  /** What every banner promises. Spec §1. */
  promises: readonly string[];
}

/** Everything that differs from one university to the next; its colours stand beside it in `_theme.scss`. */
export interface Tenant {
  school: School;
  /** In order. */
  bannerDates: readonly BannerDate[];
  /** What the header says, by where the applicant stands. Spec §1. */
  bannerTexts: Readonly<Record<'preview' | 'congratulations' | 'welcomeBack' | 'completion', BannerText>>;
  /** What Privacy says of cookies. */
  cookieNotice: string;
}
