import type { Page } from '@playwright/test';
import type { StudentSeed } from '../test-support/student.ts';

/** A heading such as `['# Academics']`, a question with its answer, or a note, with all white space removed. */
export type Line = readonly [words: string, answer?: string];

/** Removes all white space, because lines break differently on paper. */
export const letters = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '');

/** Reads the read-only view. */
export async function readView(page: Page): Promise<Line[]> {
  const parts = await page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('h2, h3, h4, p, th, td')].map((part) => ({
      tag: part.tagName,
      text: part.textContent.trim(),
    })),
  );
  return parts.flatMap(({ tag, text }, at) => {
    if (tag === 'H2') return [makeLine(`# ${text}`)];
    if (tag === 'H3' || tag === 'H4') return [makeLine(`## ${text}`)];
    if (tag === 'TD') return [];
    return [makeLine(text, tag === 'TH' ? parts[at + 1]?.text : undefined)];
  });
}

export function makeLine(words: string, answer?: string): Line {
  return answer === undefined ? [letters(words)] : [letters(words), letters(answer)];
}

/** Lists the answers and file names of an application as a person reads them, except masked answers. */
export function listAnswers({ answers = {}, documents = {} }: StudentSeed): string[] {
  const texts = Object.entries(answers)
    .filter(([key, value]) => !/^(true|ANSWERED)$/.test(value) && !/_desc$|^ssn$|^alien_number$/.test(key))
    .map(([key, value]) => answers[`${key}_desc`] ?? value.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1'));
  return [...texts, ...Object.values(documents).map(({ file_name = '' }) => file_name)].map(letters);
}
