import type { Unconfirmed } from '../src/core/run/journal/takeOver.ts';
import type { Answers } from '../src/core/answers/FormState.ts';
import type { FormIndex } from '../src/core/run/indexForm.ts';
import { FORMAT, readUnconfirmed } from '../src/session/letters/readUnconfirmed.ts';
import { INDEX, NEXT_INDEX, NOT_IN_NEXT } from './form.ts';

/** A release of the product: its form, and the format of its records. */
export interface Release {
  readonly name: string;
  readonly index: FormIndex;
  readonly format: number;
}

/**
 * The release before this one, which knew only format 2, this one, and the next one, whose form lacks a question and an
 * option, and whose format no earlier release can read.
 */
export const RELEASES = [
  { name: 'the last release', index: INDEX, format: 2 },
  { name: 'this release', index: INDEX, format: FORMAT },
  { name: 'the next release', index: NEXT_INDEX, format: FORMAT + 1 },
] as const satisfies readonly Release[];

export const [LAST_RELEASE, THIS_RELEASE, NEXT_RELEASE] = RELEASES;

/** Returns whether a form no longer asks for one of the answers, or no longer offers it. */
export const isGone = (index: FormIndex, answers: Answers): boolean =>
  index === NEXT_INDEX &&
  Object.entries(answers).some(([key, value]) => key === NOT_IN_NEXT.key || value === NOT_IN_NEXT.option);

/** Returns what a release writes into a record. */
export function textIn({ format }: Release, letters: Unconfirmed): string {
  return JSON.stringify(format === LAST_RELEASE.format ? inFormat2(letters) : letters);
}

/** Reads the text of a record. The shape of the next release's format is that of this one's. */
export const lettersIn = (text: string, format: number): Unconfirmed =>
  readUnconfirmed(text, Math.min(format, FORMAT));

/** Returns an id under which nothing is numbered yet, even if an edit has been refused and read several times. */
const otherId = (form: string) => `${form.slice(1)}${form.slice(0, 1)}`;

/**
 * Format 2 had the answers that a change depends on among those that it changes, a list of tabs, and no reasons. No change
 * waited, because the release did not take saves apart.
 */
function inFormat2({ changes, waiting, told }: Unconfirmed) {
  const refused = waiting.filter(({ why }) => why === 'refused');
  return {
    changes: [
      ...changes.filter(({ isTab }) => !isTab),
      ...refused.map((edit, at) => ({ ...edit, form: otherId(edit.form), n: at + 1 })),
    ].map((edit) => ({ ...edit, answers: { ...edit.over, ...edit.answers } })),
    choices: changes
      .filter(({ isTab }) => isTab)
      .flatMap(({ answers, over }) =>
        Object.entries(answers).map(([id, value]) => ({ kind: 'tabs', id, value, over: { ...over }[id] })),
      ),
    setAside: told.map(({ answers }) => answers),
  };
}
