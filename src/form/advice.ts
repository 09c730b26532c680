import { advice, type Advice, type ReadShown } from '../core/declare/Advice.ts';
import { withoutAdvice } from '../tenant/chosenTenant.ts';
import type { AdviceRule } from '../tenant/Tenant.ts';
import { ADVICE_WORDS as WORDS } from './adviceWords.ts';

/** Weighted GPAs may exceed their scale by a point. */
const WEIGHT = 1;
/** No GPA on the 100-point scale is as low as the top of the usual small scales. */
const SMALL_SCALE = 12;
const YOUNGEST_GRADUATE = 14;
/** The last month in which a term starts. */
const TERM_STARTS = { fall: 9, spring: 2 } as const;

type Key = Parameters<ReadShown>[0];

const itemKey = (block: 'parent' | 'prev_college', n: number, field: string) =>
  `${block}_${String(n)}_${field}` as Key;

/** Returns 'YYYY-MM', which can be compared; '' unless both parts are answered. */
const monthOf = (month: string, year: string) => month && year && `${year}-${month.padStart(2, '0')}`;

const isOwn = (address: string, read: ReadShown) =>
  address !== '' && address.toLowerCase() === read('contact_email').toLowerCase();

const parentAdvice = (n: number) =>
  advice('parent', itemKey('parent', n, 'email'), (read) => {
    const nameIn = (key: Key) => read(key).toLowerCase();
    const name = nameIn(itemKey('parent', n, 'name'));
    // Those without a parent are asked to name themselves, and may add a middle name.
    const isSelf = name !== '' && name.startsWith(nameIn('first_name')) && name.endsWith(nameIn('last_name'));
    return isOwn(read(itemKey('parent', n, 'email')), read) && !isSelf && WORDS.parent;
  });

const collegeAdvice = (n: number) =>
  advice('college', itemKey('prev_college', n, 'end_month'), (read, today) => {
    // An end before the start is an error of the form.
    const of = (field: string) => read(itemKey('prev_college', n, field));
    const end = monthOf(of('end_month'), of('end_year'));
    return end > today.slice(0, 7) && !['', 'none'].includes(of('degree')) && WORDS.collegeToCome;
  });

/**
 * Letters of the scripts whose names begin with a capital. Georgian and Cherokee have upper and lower case, too, but
 * write names in one of them.
 */
const CASED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}]/gu;

const nameAdvice = (key: Key) =>
  advice('name', key, (read) => {
    const name = read(key);
    // 'FNU' is asked for if there is only one name; two letters may be initials.
    const offer = capitalize(name);
    if (name === 'FNU' || name === offer || (name.match(CASED)?.length ?? 0) < 3) return false;
    // In Turkish, the small letter of 'I' has no dot; other languages with these letters may give it one.
    const isUnclear = /[ĞŞ]/.test(name) && /\p{L}I/u.test(name);
    if (name === name.toUpperCase())
      return { reason: WORDS.nameInCapitals, offer: isUnclear ? undefined : offer };
    return name === name.toLowerCase() && { reason: WORDS.nameInSmallLetters, offer };
  });

/** Writes each part of a name with its capital, and a number after it in capitals. */
function capitalize(name: string): string {
  return name
    .replace(
      /(\p{L})([\p{L}\p{M}]*)/gu,
      // The small letter of 'İ' is 'i' with a dot of its own.
      (_, first: string, rest: string) => first.toUpperCase() + rest.toLowerCase().replace(/i\u0307/g, 'i'),
    )
    .replace(/Mc(\p{L})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/ (iii?|iv)$/i, (numeral) => numeral.toUpperCase());
}

/**
 * Answers to look at again before submitting. A second look costs a moment, and a wrong one costs a letter; yet each
 * may be right, so none is an error. The test goes through every ready-made student.
 */
const RULES: readonly Advice<AdviceRule>[] = [
  ...(['first_name', 'middle_name', 'last_name', 'preferred_name'] as const).map(nameAdvice),
  ...[1, 2, 3, 4].map(parentAdvice),
  advice('graduation', 'hs_grad_month', (read) => {
    const graduation = monthOf(read('hs_grad_month'), read('hs_grad_year'));
    const term = read('entry_term');
    const start = term && monthOf(String(TERM_STARTS[term === 'fall' ? term : 'spring']), read('entry_year'));
    if (graduation && start && graduation > start) return WORDS.graduatesLate;
    const born = read('birth_date');
    const latest = `${String(Number(read('hs_grad_year')) - YOUNGEST_GRADUATE)}${graduation.slice(4)}`;
    return graduation !== '' && born.slice(0, 7) > latest && WORDS.graduatesYoung(YOUNGEST_GRADUATE);
  }),
  advice('counselor', 'counselor_email', (read) => isOwn(read('counselor_email'), read) && WORDS.counselor),
  advice('gpa', 'hs_gpa', (read) => {
    const [gpa, scale] = [read('hs_gpa'), read('hs_gpa_scale')];
    if (gpa === '' || !/^(4\.0|5\.0|100)$/.test(scale)) return false;
    if (scale === '100') return Number(gpa) <= SMALL_SCALE && WORDS.gpaBelow(gpa);
    return Number(gpa) > Number(scale) + WEIGHT && WORDS.gpaAbove(gpa, scale);
  }),
  advice('state', 'hs_state', (read, today) => {
    const [home, highSchool] = [read('home_state'), read('hs_state')];
    // Many who left school long ago have moved since.
    const isAtSchool = read('hs_grad_year') >= today.slice(0, 4);
    return (
      isAtSchool && home !== '' && highSchool !== '' && home !== highSchool && WORDS.state(home, highSchool)
    );
  }),
  ...[1, 2, 3, 4, 5].map(collegeAdvice),
];

/** The rules of this university. */
export const ADVICE = RULES.filter(({ rule }) => !withoutAdvice.includes(rule));
