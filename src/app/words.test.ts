import { describe, expect, it } from 'vitest';
import { GENERIC_ERROR_MESSAGE } from '../session/index.ts';

const modules = import.meta.glob<Record<string, unknown>>(['../**/*Words.ts', '!../**/find*.ts'], {
  eager: true,
});
/** Every text in every catalogue, with its placeholders filled in. */
const texts = Object.values(modules).flatMap(textsOf);

/** Prescribed by ERR-09. */
const SESSION_INVALID = 'Your session is invalid. Please clear your cookies and login again.';

describe('the text catalogues', () => {
  it('use the sdk’s fallback error message, which reads exactly as specified · ERR-03', () => {
    expect(GENERIC_ERROR_MESSAGE).toBe(
      "We've encountered an unexpected error at this time. Please try again later.",
    );
  });

  it('contain every sentence only once', () => {
    const sentences = texts.filter((text) => text.split(' ').length > 2);

    expect(sentences.length).toBeGreaterThan(80);
    expect(sentences.filter((text, at) => sentences.indexOf(text) !== at)).toEqual([]);
  });

  it('use no blaming words and no exclamation marks, and end with punctuation if they have several sentences', () => {
    const ours = texts.filter((text) => text !== SESSION_INVALID);

    // The titles of error toasts end with “Error”.
    expect(ours.filter((text) => /\b(invalid|illegal|failed|oops|error)\b(?<!Error)/i.test(text))).toEqual(
      [],
    );
    expect(ours.filter((text) => /\.\s\S/.test(text) && !/[.?:]$/.test(text))).toEqual([]);
    // Only PROD-12 requires an exclamation mark.
    expect(ours.filter((text) => text.includes('!'))).toEqual(['Thank you for applying!']);
  });
});

function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return textsOf((words as (...values: string[]) => unknown)('2', '2'));
  return Object.values(words as object).flatMap(textsOf);
}
