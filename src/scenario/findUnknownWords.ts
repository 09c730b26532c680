import { scenariosOf } from './operations.ts';
import { STEPS } from './steps.ts';

/** The persons of `as=`. */
const ROLES = ['student', 'visitor'];

/** What an address may set: the state, and what the application itself reads from its links. */
const NAMES = ['scenario', 'as', 'steps', 'on', 'token', 'service_token', 'username', 'id'];

/** Returns a sentence for each word in the address of a state that the mock does not know. */
export function findUnknownWords(params: URLSearchParams): readonly string[] {
  const names = [...new Set(params.keys())];
  const valueOf = (name: string) => params.get(name) ?? '';
  const wordsOf = (name: string) => valueOf(name).split(',').filter(Boolean);
  const [role, day] = [valueOf('as'), valueOf('on')];
  return [
    ...names.filter((name) => !NAMES.includes(name)).map((name) => `The mock does not know ${name}=.`),
    ...names
      .filter((name) => params.getAll(name).length > 1)
      .map((name) => `${name}= is given more than once; the first one is used.`),
    ...wordsOf('scenario')
      .filter((word) => !isExample(word))
      .map((word) => `The contract has no example ${word}; the first one is used.`),
    ...(role === '' || ROLES.includes(role) ? [] : [`as=${role} is neither student nor visitor.`]),
    ...wordsOf('steps')
      .filter((word) => !Object.hasOwn(STEPS, word))
      .map((word) => `There is no step ${word}.`),
    ...(day === '' || isDay(day) ? [] : [`on=${day} is not a day, such as 2026-11-28; today is used.`]),
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
