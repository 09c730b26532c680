import type { Random } from './Random.ts';

/** The ids of two pages' forms. Both students use the same ones, because pages choose them, not accounts. */
const FORMS = ['k3x9w2pq', 'm1b7c4zd'] as const;

/** The maximum number of forms that one header names. */
const MOST_NAMED = 50;

/** Values that `Admit-Save` must not have. */
export const MALFORMED = [
  'k3x9w2pq.0',
  'K3X9W2PQ.1',
  'k3x9w2pq',
  'k3x9w2pq.01',
  'k3x9w2pq.1000000000',
  'k3x9w2p.1',
  'k3x9w2pq0.1',
  'k3x9w2pq.1,',
  'k3x9w2pq.1,, m1b7c4zd.2',
  'k3x9w2pq.+1',
  'k3x9w2pq.1e3',
  'k3x9w2pq.1.5',
  'k3x9w2pq.1;m1b7c4zd.2',
  writeForms(Array.from({ length: MOST_NAMED + 1 }, (_, form) => String(form))),
] as const;

/** The highest number that a form can have. */
export const HIGHEST = 'zz9x9zzz.999999999';

/** A form that is named twice has the higher number. */
export const TWICE = ['a1b2c3d4.9, a1b2c3d4.3', 'e5f6g7h8.3,e5f6g7h8.9'] as const;

/** Reads `Admit-Save`: form ids and numbers; undefined if it is not well formed. */
export function readNumbers(saves: string | undefined): [form: string, number: number][] | undefined {
  const parts = saves?.split(/, ?/) ?? [];
  const isWellFormed = parts.every((part) => /^[a-z0-9]{8}\.[1-9]\d{0,8}$/.test(part));
  if (!isWellFormed || parts.length > MOST_NAMED) return undefined;
  return parts.map((part) => [part.slice(0, 8), Number(part.slice(9))]);
}

/**
 * Writes `Admit-Save` with the numbers of some forms: higher than before, unchanged, or lower, as a restored page would
 * send them.
 */
export function pickNumbers(random: Random): string | undefined {
  // A save may name a form twice.
  const named = [...FORMS, ...FORMS].filter(() => random.chance(1 / 2));
  return named.map((form) => `${form}.${String(random.pick([1, 2, 9, 10, 11]))}`).join(', ') || undefined;
}

/** Lists the headers of seven saves: together 350 new forms, more than a backend keeps. */
export function listManyForms(random: Random): string[] {
  const name = () => random.next().toString(36).slice(2, 10);
  return Array.from({ length: 7 }, () => writeForms(Array.from({ length: MOST_NAMED }, name)));
}

function writeForms(forms: string[]): string {
  return forms.map((form) => `${form.padStart(8, '0')}.999999999`).join(',');
}
