import type { AnswerKey } from '@admission/sdk';
import { entriesOf } from '../src/core/entriesOf.ts';
import { answersTo, keysOf } from '../src/core/answers/answersTo.ts';
import type { Answers } from '../src/core/answers/FormState.ts';
import type { Change } from '../src/core/run/journal/Journal.ts';
import type { StudentSession } from '../src/session/Session.ts';
import { completePair, enteredOf, includes, INDEX } from './form.ts';
import { journalOf } from './journalOf.ts';
import { hadToGiveWay } from './hadToGiveWay.ts';
import { missingLetters } from './missingLetters.ts';
import {
  addsState,
  excuse,
  isOver,
  type Letter,
  type LetterWorld,
  putBack,
  replaceBy,
  withValue,
} from './Letter.ts';
import { changeOn, mayStandOver, unconfirmedOn } from './unconfirmedOn.ts';

/** The letters that a call contains, by key. */
export type Contents = ReadonlyMap<AnswerKey, Letter>;

const KEYS = keysOf(enteredOf(answersTo([...INDEX.placesOf.keys()])));

/** Why a blank may be lost that a page enters before the field is left whose text clears the answer. */
const NOT_LEFT = 'the field has not been left';

const idOf = ({ form, n }: Change, key: AnswerKey) => `${form}.${String(n)}.${key}`;

/**
 * Tracks what one applicant has entered, and which letter each page and the server must have.
 *
 * A page shows the letters that the server had at the page's version, with the page's own letters over them. A
 * letter replaces the one that its page showed and, once a save is applied, the one that the server had at the
 * version the save is based on. So at any time, every letter that has not been replaced must be on its way to
 * the server, or be excused.
 */
export class Letters {
  readonly #world: LetterWorld;
  readonly #all = new Set<Letter>();
  readonly #blanks = new Map<AnswerKey, Letter>();
  /** The letters on the server, now and at each version. */
  readonly #server = new Map<AnswerKey, Letter>();
  readonly #versions = new Map<string, Contents>();
  /** When letters were taken back, and on which page. */
  readonly #takenBack = new Map<Letter, readonly [at: number, by: StudentSession]>();
  /** The letters of each change of each form, the newest last. */
  readonly #ofChange = new Map<string, readonly Letter[]>();

  constructor(world: LetterWorld) {
    this.#world = world;
    for (const key of KEYS) this.#blanks.set(key, this.#add(key, '', null, []));
  }

  #add(key: AnswerKey, value: string, page: StudentSession | null, over: readonly Letter[]): Letter {
    const letter: Letter = {
      key,
      value,
      page,
      at: this.#world.clock.elapsed,
      over: new Set(over),
      excuse: null,
      isApplied: false,
      isTold: false,
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

  /** Returns whether the answers that a page has read contain a letter, or one that has replaced it. */
  isReadBy(page: StudentSession, letter: Letter): boolean {
    const last = this.#atVersion(page, letter.key);
    return last === letter || isOver(last, letter);
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
    for (const key of keys.filter((each) => page.form.index.placesOf.has(each))) {
      const last = before.get(key) ?? this.#blank(key);
      const value = shown[key] ?? '';
      const change = changeOn(page, key);
      // If another page has hidden the question, this form shows a blank but keeps the letter.
      const isKept = change && enteredOf(change.answers)[key] === last.value;
      const former = change ? this.#ofChange.get(idOf(change, key))?.at(-1) : this.#atVersion(page, key);
      if (value === '' && last.excuse === NOT_LEFT && keys === KEYS) last.excuse = null;
      // Even a trailing space can be enough to take a letter back. One that the page lists has given way.
      const isBack = former?.value === value && former !== last;
      if (isBack && this.#listedOn(page, key, last.value).length === 0) this.#takeBack(page, last, former);
      else if (isBack) continue;
      else if (value !== last.value && !(value === '' && isKept))
        this.#note(change, this.#add(key, value, page, [last, ...this.#listedOn(page, key, value)]));
    }
  }

  /** Returns the letters with a value that a page lists: entering it again ends the list. */
  #listedOn({ form }: StudentSession, key: AnswerKey, value: string): readonly Letter[] {
    const isListed = journalOf(form).told.some(({ answers }) => includes(answers, key, value));
    return [...this.#all].filter((each) => isListed && each.key === key && each.value === value);
  }

  /** Forgets the letters that were taken back before they were ever sent; those of an earlier form are replaced. */
  #takeBack(page: StudentSession, last: Letter, former: Letter): void {
    let each: Letter | undefined = last;
    while (each && each !== former && each.page === last.page && !each.isApplied) {
      this.#all.delete(each);
      this.#takenBack.set(each, [this.#world.clock.elapsed, page]);
      [each] = each.over;
    }
    if (each && each !== former && !each.isApplied) this.#add(last.key, former.value, page, [each]);
  }

  /**
   * Records the changes that no act has recorded, such as the answers `brought` by a visitor. An answer that a change
   * contains only because another one belongs to it is not a new letter.
   */
  follow(page: StudentSession, brought: Answers = {}): void {
    const shown = new Map<string, Letter>();
    for (const change of unconfirmedOn(page))
      for (const [key, value] of entriesOf(enteredOf(change.answers))) {
        const newest = this.#of(change, key);
        const known = newest?.value === value ? newest : undefined;
        const beneath = newest ?? shown.get(key) ?? this.#atVersion(page, key);
        // A blank belongs to the choice that clears an answer, even if the answer was blank before.
        const isPremise = value === beneath.value && value !== '';
        const isBrought = enteredOf(brought)[key] === value;
        const letter = known ?? (isPremise ? beneath : this.#find(page, key, value, beneath, isBrought));
        shown.set(key, letter);
        if (!known) this.#note(change, letter);
      }
  }

  /**
   * Returns the letter of a change that no act has recorded: one that has not been sent yet, because the product may
   * number a change again, or a new one. What a visitor brings is new, even if another page has typed the same.
   */
  #find(page: StudentSession, key: AnswerKey, value: string, beneath: Letter, isBrought: boolean): Letter {
    const isIt = (each: Letter) =>
      !isBrought && each.key === key && each.value === value && !each.isApplied && !isOver(beneath, each);
    const known = [...this.#all].findLast((each) => isIt(each) && each.excuse === null && each.page !== null);
    if (known) return known;
    const letter = this.#add(key, value, page, [beneath]);
    // What leaving a field will clear is not final until it has been left.
    if (value === '') letter.excuse = NOT_LEFT;
    return letter;
  }

  #note(change: Change | undefined, letter: Letter): void {
    if (!change) return;
    const id = idOf(change, letter.key);
    this.#ofChange.set(id, [...(this.#ofChange.get(id) ?? []), letter]);
  }

  /** Returns the letter of a change: the newest one with its value, or else the newest. */
  #of(change: Change, key: AnswerKey): Letter | undefined {
    const value = enteredOf(change.answers)[key];
    const letters = this.#ofChange.get(idOf(change, key));
    return letters?.findLast((letter) => letter.value === value) ?? letters?.at(-1);
  }

  /** Returns the letters that a form has taken over although they should have given way. */
  intrudersOn(page: StudentSession): readonly Letter[] {
    const shown = new Map<AnswerKey, Letter>();
    return unconfirmedOn(page).flatMap((change) =>
      this.ofChanges([change]).filter((letter) => {
        const last = shown.get(letter.key) ?? this.#atVersion(page, letter.key);
        if (letter !== this.#of(change, letter.key)) return false;
        shown.set(letter.key, letter);
        return !mayStandOver(page, change, letter, last.value) && !isOver(letter, last);
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
    for (const [key, value] of entriesOf(enteredOf(completePair(body, page.form.letters.journal.saved)))) {
      // A refused change waits, while the server's answer goes along as it came.
      const came = this.#atVersion(page, key);
      const letter = withValue(this.#shown(page, key), value) ?? (came.value === value ? came : undefined);
      contents.set(key, letter ?? this.#invented(page, key, value));
    }
    return contents;
  }

  #invented({ username }: StudentSession, key: AnswerKey, value: string): Letter {
    this.#world.breaches.push(`(b) a save of ${username} has "${value}" for ${key}, which nobody entered.`);
    return { ...this.#blank(key), value, over: new Set() };
  }

  /**
   * Records that the server has applied a save. A letter replaces the one that it was typed over. If it replaces another
   * one, which its page had not shown when it was typed, the person must be told about that one, but not by a `blind`
   * page, whose save named no version because a proxy altered the tag.
   */
  apply(contents: Contents, version: string, blind: StudentSession | null): void {
    if (this.#versions.has(version)) return;
    for (const [key, letter] of contents) {
      const last = this.#server.get(key) ?? this.#blank(key);
      if (blind && last !== letter && !this.isReadBy(blind, last)) excuse([last], 'a proxy altered a tag');
      else if (last !== letter && last.value !== letter.value && isOver(last, letter))
        this.#world.breaches.push(`(b) the older "${letter.value}" replaces "${last.value}" for ${key}.`);
      if ([letter.value, ''].includes(last.value) || addsState(letter, last.value)) replaceBy(letter, last);
      letter.isApplied = true;
      this.#server.set(key, letter);
    }
    this.read(version);
  }

  /** Records the version that the server has now. */
  read(version: string): void {
    if (!this.#versions.has(version)) this.#versions.set(version, new Map(this.#server));
  }

  /** Puts back the answers of an earlier version, from a copy. */
  readonly restore = (version: string) => putBack(this.#versions.get(version), this.#server, this.#all);

  /**
   * Excuses the letters entered in a page since a given time, but not those that they altered. Letters taken back since
   * then may return.
   */
  forgetSince(page: StudentSession, at: number): void {
    const back = [...this.#takenBack].filter(([letter, [when]]) => letter.page === page && when > at);
    for (const [letter] of back) this.#all.add(letter);
    for (const letter of [...this.#all].filter((each) => each.page === page && each.at > at))
      letter.excuse ??= 'it was typed in the last second';
    for (const [letter] of back) letter.excuse ??= 'it was taken back in the last second';
  }

  /** Returns the letters with these values. */
  withValues(answers: Answers): readonly Letter[] {
    return [...this.#all].filter(({ key, value }) => includes(answers, key, value));
  }

  /** Returns whether answers were rightly set aside (`hadToGiveWay`). */
  hadToGiveWay(answers: Answers, page: StudentSession): boolean {
    // A record that could not be replaced still has what was taken back.
    const failed = new Set(this.#world.devices.flatMap(({ letters }) => [...letters.failed]));
    const isBack = ([letter, [, by]]: readonly [Letter, readonly [number, StudentSession]]) =>
      includes(answers, letter.key, letter.value) &&
      [letter.page, by].some((each) => failed.has(each?.form.letters.id ?? ''));
    if ([...this.#takenBack].some(isBack)) return true;
    return hadToGiveWay(this.withValues(answers), this.#all, (key) => this.#shown(page, key));
  }

  /** Records that a person is told about answers which are not in the application. */
  tell(answers: Answers): void {
    for (const letter of this.withValues(answers)) letter.isTold = true;
  }

  missingFrom = (answers: Answers, held: readonly Answers[]): readonly Letter[] =>
    missingLetters(this.#all, this.#server, answers, held);
}
