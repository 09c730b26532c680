import type { Option } from '../../core/declare/Option.ts';

export const YES_NO = { yes: 'Yes', no: 'No' } as const;

/** How a parent or guardian is related to the applicant. */
export const RELATIONS = {
  mother: 'Mother',
  father: 'Father',
  guardian: 'Guardian',
  other: 'Other',
} as const;

/** The schools and colleges of the university. */
export const PROGRAMS = {
  engineering: 'School of Engineering',
  business: 'School of Business',
  arts: 'College of the Arts',
  sciences: 'College of Sciences',
  undecided: 'Undecided',
} as const;

const list = (labels: Record<string, string>): readonly Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The majors of each school or college; 'undecided' has none. */
export const MAJORS: Readonly<Record<keyof typeof PROGRAMS, readonly Option[]>> = {
  engineering: list({
    civil_engineering: 'Civil Engineering',
    computer_engineering: 'Computer Engineering',
    electrical_engineering: 'Electrical Engineering',
    environmental_engineering: 'Environmental Engineering',
    mechanical_engineering: 'Mechanical Engineering',
  }),
  business: list({
    accounting: 'Accounting',
    finance: 'Finance',
    management: 'Management',
    marketing: 'Marketing',
  }),
  arts: list({
    art_history: 'Art History',
    graphic_design: 'Graphic Design',
    music: 'Music',
    studio_art: 'Studio Art',
    theater: 'Theater',
  }),
  sciences: list({
    biology: 'Biology',
    chemistry: 'Chemistry',
    computer_science: 'Computer Science',
    environmental_science: 'Environmental Science',
    mathematics: 'Mathematics',
    physics: 'Physics',
  }),
  undecided: [],
};
