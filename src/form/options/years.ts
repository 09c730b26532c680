import type { OptionSource } from '../../core/declare/Option.ts';

/** The length of a list of past years: enough for an applicant who left school a lifetime ago. */
const YEARS_BACK = 70;

/** Generates a list of years for something in the past, latest first. */
export const pastYears = (startOffset = 0) => years({ count: YEARS_BACK, startOffset, direction: 'past' });

/** Generates a list of years that starts at an offset from the current year. */
export function years(settings: {
  count: number;
  startOffset?: number;
  direction: 'past' | 'future';
}): OptionSource {
  const step = settings.direction === 'past' ? -1 : 1;
  return (today) => {
    const start = Number(today.slice(0, 4)) + (settings.startOffset ?? 0);
    return Array.from({ length: settings.count }, (_, index) => {
      const year = String(start + step * index);
      return { value: year, label: year };
    });
  };
}
