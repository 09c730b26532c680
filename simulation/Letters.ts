import type { AnswerKey } from '@admission/sdk';
import { entriesOf } from '../src/core/entriesOf.ts';
import { answersTo, keysOf } from '../src/core/run/answers/answersTo.ts';
import type { Answers } from '../src/core/run/answers/FormState.ts';
import type { Change } from '../src/core/run/journal/Journal.ts';
import type { StudentSession } from '../src/session/Session.ts';
import { enteredOf, INDEX } from './form.ts';

/** A value that a person entered for an answer, or the blank left where a choice cleared one. */
export interface Letter {
  readonly key: AnswerKey;
  readonly value: string;
  /** The form in which it was entered. */
  readonly page: StudentSession | null;
  /** When it was entered, in ms. */
  readonly at: number;
  /** The letters it replaced: the one on screen when it was typed, and those on the server that its save overwrote. */
  readonly over: Set<Letter>;
  /** Why its loss is acceptable; null if it is not. */
  excuse: string | null;
  /** Whether it has reached the server. */
  isApplied: boolean;
}

/** Marks the loss of letters as acceptable, along with any letters beneath them that never reached the server. */
export function excuse(letters: Iterable<Letter>, why: string): void {
  for (const letter of letters) {
    letter.excuse ??= why;
    excuse(
      [...letter.over].filter(({ isApplied }) => !isApplied),
      why,
    );
  }
}

/** The letters that a call contains, by key. */
export type Contents = ReadonlyMap<AnswerKey, Letter>;

const KEYS = keysOf(enteredOf(answersTo([...INDEX.placesOf.keys()])));

const idOf = ({ form, n }: Change, key: AnswerKey) => `${form}.${String(n)}.${key}`;

/** Returns the last change to an answer on a page. */
const changeOn = ({ form }: StudentSession, key: AnswerKey) =>
  form.letters.journal.changes.findLast(({ answers }) => key in enteredOf(answers));

/** Returns whether a letter has replaced another one, directly or not. */
const isOver = ({ over }: Letter, other: Letter, met = new Set<Letter>()): boolean =>
  over.has(other) || [...over].some((each) => !met.has(each) && (met.add(each), isOver(each, other, met)));

/** Returns whether a letter was typed over another one, directly or not. */
const isTypedOver = ({ over: [first] }: Letter, other: Letter): boolean =>
  first !== undefined && (first === other || isTypedOver(first, other));

/** Finds the letter with the given value among a letter and those it replaced. */
function withValue(letter: Letter, value: string): Letter | undefined {
  const known = new Set([letter]);
  for (const each of known) {
    if (each.value === value) return each;
    for (const older of each.over) known.add(older);
  }
  return undefined;
}

/**
 * Tracks what one applicant has entered, and which letter each page and the server must have.
 *
 * A page shows the letters that the server had at the page's version, with the page's own letters over them. A
 * letter replaces the one that its page showed and, once a save is applied, the one that the server had at the
 * version the save is based on. So at any time, every letter that has not been replaced must be on its way to
 * the server, or be excused.
 */
export class Letters {
  readonly #now: () => number;
  readonly #all = new Set<Letter>();
  readonly #blanks = new Map<AnswerKey, Letter>();
  /** The letters on the server, now and at each version. */
  readonly #server = new Map<AnswerKey, Letter>();
  readonly #versions = new Map<string, Contents>();
  /** When letters were taken back. */
  readonly #takenBack = new Map<Letter, number>();
  /** The letters of each change of each form, the newest last. */
  readonly #ofChange = new Map<string, readonly Letter[]>();

  constructor(now: () => number) {
    this.#now = now;
    for (const key of KEYS) this.#blanks.set(key, this.#add(key, '', null, []));
  }

  #add(key: AnswerKey, value: string, page: StudentSession | null, over: readonly Letter[]): Letter {
    const letter: Letter = {
      key,
      value,
      page,
      at: this.#now(),
      over: new Set(over),
      excuse: null,
      isApplied: false,
    };
    this.#all.add(letter);
    return letter;
  }

  #blank(key: AnswerKey): Letter {
    const blank = this.#blanks.get(key) ?? this.#add(key, '', null, []);
    this.#blanks.set(key, blank);
    return blank;
  }

  #atVersion({ form }: StudentSession, key: AnswerKey): Letter {
    return this.#versions.get(form.letters.journal.version ?? '')?.get(key) ?? this.#blank(key);
  }

  /** Returns the letter that a page shows. */
  #shown(page: StudentSession, key: AnswerKey): Letter {
    const change = changeOn(page, key);
    return (change && this.#of(change, key)) ?? this.#atVersion(page, key);
  }

  /** Returns the letters that a page shows, by key. */
  shownOn(page: StudentSession): Contents {
    this.follow(page);
    return new Map(KEYS.map((key) => [key, this.#shown(page, key)]));
  }

  /**
   * Records what a person has just changed on a page.
   *
   * @param before what the page showed until then.
   * @param keys the answers to compare; until its field is left, only the text itself.
   */
  type(page: StudentSession, before: Contents, keys: readonly AnswerKey[] = KEYS): void {
    const shown = enteredOf(page.form.state.answers);
    for (const key of keys) {
      const last = before.get(key) ?? this.#blank(key);
      const value = shown[key] ?? '';
      const change = changeOn(page, key);
      // If another page has hidden the question, this form shows a blank but keeps the letter.
      const isKept = change && enteredOf(change.answers)[key] === last.value;
      const former = change ? this.#ofChange.get(idOf(change, key))?.at(-1) : this.#atVersion(page, key);
      // Even a trailing space can be enough to take a letter back.
      if (former?.value === value && former !== last) this.#takeBack(last, former);
      else if (value !== last.value && !(value === '' && isKept))
        this.#note(change, this.#add(key, value, page, [last]));
    }
  }

  /** Forgets the letters that were taken back before they were ever sent. */
  #takeBack(last: Letter, former: Letter): void {
    for (
      let each: Letter | undefined = last;
      each && each !== former && each.page === last.page && !each.isApplied;
    ) {
      this.#all.delete(each);
      this.#takenBack.set(each, this.#now());
      [each] = each.over;
    }
  }

  /** Records the changes that no act has recorded: those made by leaving a field for a save, and those taken over. */
  follow(page: StudentSession): void {
    const shown = new Map<string, Letter>();
    for (const change of page.form.letters.journal.changes)
      for (const [key, value] of entriesOf(enteredOf(change.answers))) {
        const known = this.#of(change, key);
        const before = shown.get(key);
        const letter = known ?? this.#add(key, value, page, [before ?? this.#atVersion(page, key)]);
        // Letters of several forms are replayed in order.
        if (before && before !== letter && !isOver(before, letter)) letter.over.add(before);
        shown.set(key, letter);
        if (!known) this.#note(change, letter);
      }
  }

  #note(change: Change | undefined, letter: Letter): void {
    if (!change) return;
    const id = idOf(change, letter.key);
    this.#ofChange.set(id, [...(this.#ofChange.get(id) ?? []), letter]);
  }

  /** Returns the letter of a change. If the newest one was lost, that is an older one. */
  #of(change: Change, key: AnswerKey): Letter | undefined {
    const value = enteredOf(change.answers)[key];
    const letters = this.#ofChange.get(idOf(change, key));
    return letters?.findLast((letter) => letter.value === value) ?? letters?.at(-1);
  }

  /** Returns the letters that a form has taken over although they should have given way. */
  intrudersOn(page: StudentSession): readonly Letter[] {
    const shown = new Map<AnswerKey, Letter>();
    return page.form.letters.journal.changes.flatMap((change) =>
      this.ofChanges([change]).filter((letter) => {
        const { key, value } = letter;
        const last = shown.get(key) ?? this.#atVersion(page, key);
        if (letter !== this.#of(change, key)) return false;
        shown.set(key, letter);
        const expected = [value, enteredOf(change.over)[key] ?? ''];
        // A state may be added to a country that another page has chosen too.
        const isAdded = key === 'birth_country' && value.startsWith(`${last.value} `);
        return !isAdded && !expected.includes(last.value) && !isOver(letter, last);
      }),
    );
  }

  /** Returns the letters of changes. */
  ofChanges(changes: readonly Change[]): readonly Letter[] {
    return changes.flatMap((change) =>
      Object.keys(enteredOf(change.answers)).flatMap(
        (key) => this.#ofChange.get(idOf(change, key as AnswerKey)) ?? [],
      ),
    );
  }

  /** Returns the letters in a page’s save. */
  contentsOf(page: StudentSession, body: Answers): Contents {
    this.follow(page);
    const contents = new Map<AnswerKey, Letter>();
    for (const [key, value] of entriesOf(enteredOf(body)))
      contents.set(
        key,
        withValue(this.#shown(page, key), value) ?? { ...this.#blank(key), value, over: new Set() },
      );
    return contents;
  }

  /** Records that the server has applied a save based on the version `before`. */
  apply(contents: Contents, before: string, version: string): void {
    if (this.#versions.has(version)) return;
    for (const [key, letter] of contents) {
      const last = this.#server.get(key) ?? this.#blank(key);
      const known = this.#versions.get(before)?.get(key) ?? this.#blank(key);
      if (known === last && last !== letter && !isOver(last, letter)) letter.over.add(last);
      letter.isApplied = true;
      this.#server.set(key, letter);
    }
    this.read(version);
  }

  /** Records the version that the server has now. */
  read(version: string): void {
    if (!this.#versions.has(version)) this.#versions.set(version, new Map(this.#server));
  }

  /**
   * Excuses the letters entered in a page since a given time, but not those that they altered. Letters taken back since
   * then may return.
   */
  forgetSince(page: StudentSession, at: number): void {
    const back = [...this.#takenBack].filter(([letter, when]) => letter.page === page && when > at);
    for (const [letter] of back) this.#all.add(letter);
    for (const letter of [...this.#all].filter((each) => each.page === page && each.at > at))
      letter.excuse ??= 'it was typed in the last second';
    for (const [letter] of back) letter.excuse ??= 'it was taken back in the last second';
  }

  /** Returns the letters with these values. */
  withValues(answers: Answers): readonly Letter[] {
    const entered = enteredOf(answers);
    return [...this.#all].filter(({ key, value }) => entered[key] === value);
  }

  /**
   * Returns whether answers were rightly set aside: another letter had come first, or the letter beneath them has given
   * way too.
   */
  hadToGiveWay(answers: Answers, page: StudentSession): boolean {
    return this.withValues(answers).some((letter) => {
      const now = this.#shown(page, letter.key);
      const isReplaced = now !== letter && now.value !== letter.value && !isTypedOver(letter, now);
      return isReplaced || [letter, ...letter.over].some(({ excuse: why }) => why !== null);
    });
  }

  /** Returns the letters that are neither on the server nor excused nor replaced. */
  missingFrom(answers: Answers): readonly Letter[] {
    const saved = enteredOf(answers);
    const letters = [...this.#all];
    return letters.filter((letter) => {
      const same = letters.filter(({ key, value }) => key === letter.key && value === letter.value);
      // A correction of the same text in another form corrects this one too, unless this one came later.
      const isLater = (other: Letter) => !isOver(letter, other) && same.some((each) => isOver(other, each));
      const later = letters.filter((other) => other.key === letter.key && isLater(other));
      if (letter.excuse !== null || later.some(({ excuse }) => excuse === null)) return false;
      return [letter, ...later].every(({ value }) => value !== (saved[letter.key] ?? ''));
    });
  }
}
