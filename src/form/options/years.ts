import type { OptionSource } from '../../core/declare/Option.ts';

/** The length of a list of past years: enough for an applicant who left school a lifetime ago. */
const YEARS_BACK = 70;

/** Lists years for something in the past, latest first, from an offset to the current year. */
export const pastYears = (offset = 0) => years(YEARS_BACK, offset, -1);

/** Lists the current year and those after it. */
export const nextYears = (count: number) => years(count, 0, 1);

function years(count: number, offset: number, step: 1 | -1): OptionSource {
  return (today) => {
    const start = Number(today.slice(0, 4)) + offset;
    return Array.from({ length: count }, (_, index) => {
      const year = String(start + step * index);
      return { value: year, label: year };
    });
  };
}
