import { scenariosOf } from './operations.ts';
import { STEPS } from './steps.ts';

/** The persons of `as=`. */
const ROLES = ['student', 'visitor'];

/** Returns a sentence for each word in the address of a state that the mock does not know. */
export function findUnknownWords(params: URLSearchParams): readonly string[] {
  const unknown = (name: string, isKnown: (word: string) => boolean, says: (word: string) => string) =>
    (params.get(name) ?? '').split(',').flatMap((word) => (word === '' || isKnown(word) ? [] : [says(word)]));
  return [
    ...unknown(
      'scenario',
      isExample,
      (word) => `The contract has no example ${word}; the first one is used.`,
    ),
    ...unknown(
      'as',
      (word) => ROLES.includes(word),
      (word) => `as=${word} is neither student nor visitor.`,
    ),
    ...unknown(
      'steps',
      (word) => Object.hasOwn(STEPS, word),
      (word) => `There is no step ${word}.`,
    ),
    ...unknown('on', isDay, (word) => `on=${word} is not a day, such as 2026-11-28; today is used.`),
  ];
}

/** Returns whether the contract has an example such as `getProfile:200:submitted`. */
export function isExample(entry: string): boolean {
  const [, id = '', name] = /^(\w*):(.*)$/.exec(entry) ?? [];
  return scenariosOf(id).some((each) => each.name === name);
}

/** Returns whether a text is a date that exists, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) && text.length === 10;
}
