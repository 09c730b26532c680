import type { AnswerKey } from '@admission/sdk';
import { type Answers, overlay } from '../src/core/run/answers/FormState.ts';
import type { FormStore } from '../src/core/run/answers/FormStore.ts';
import type { Change } from '../src/core/run/journal/Journal.ts';
import { isHidden } from '../src/core/run/conditions/settle.ts';
import { WEB_STATUSES } from '../src/session/status/webStatus.ts';
import type { Session, StudentSession } from '../src/session/Session.ts';
import { readWebStatus } from '../src/session/status/status.ts';
import { Clock } from './Clock.ts';
import { Device } from './Device.ts';
import { enteredOf, INDEX, isMasked, TEXTS } from './form.ts';
import { type Contents, excuse, type Letter, Letters } from './Letters.ts';
import { LetterShelf } from './LetterShelf.ts';
import { Network } from './Network.ts';
import { Random } from '../contracts/model/Random.ts';
import { Server } from './Server.ts';
import { Tab } from './Tab.ts';

/** The web statuses in order. */
export const ORDER: readonly string[] = WEB_STATUSES;

/** How long before a crash letters may be lost, in ms. */
const LAST_MOMENT_MS = 1_000;

/** A violation of an invariant. */
export class Breach extends Error {
  override readonly name = 'Breach';
}

/**
 * Applicants with their devices and tabs, a network and a server. The seed determines everything that
 * happens.
 */
export class World {
  readonly clock = new Clock();
  readonly network: Network;
  readonly server = new Server(this.clock);
  readonly devices: readonly Device[];
  readonly applicants = ['ana@example.com', 'ben@example.com'];
  readonly trace: string[] = [];
  /** Unhandled rejections and `console.error` calls. */
  readonly mistakes: string[] = [];
  /** Violations by pages; the next check throws the first one. */
  readonly breaches: string[] = [];
  /** How often each event occurred. A long run must contain certain events (`SOMETIMES` in main.ts). */
  readonly counts = new Map<string, number>();
  readonly #letters = new Map<string, Letters>();
  readonly #followed = new WeakSet<FormStore>();
  #isRecording = false;
  #tabs = 0;

  /** @param blocking how often a browser blocks the storage of letters, from 0 to 1. */
  constructor(random: Random, blocking: number) {
    this.network = new Network(this, new Random(random.below(2 ** 31)));
    this.devices = ['A', 'B'].map((name) => {
      const shelf = new LetterShelf(this.clock, random.chance(blocking));
      return new Device(name, random.below(5) * 60_000, shelf);
    });
  }

  async start(): Promise<void> {
    await this.server.start();
    for (const username of this.applicants) await this.server.seed(username);
  }

  get tabs(): readonly Tab[] {
    return this.devices.flatMap((device) => device.living);
  }

  /** Opens a tab at an address; `before` is one that was closed or has crashed, whose storage the browser has kept. */
  open(device: Device, before?: Tab): Tab {
    this.#tabs += before ? 0 : 1;
    const tab = new Tab(
      this,
      device,
      before ? `${before.name}'` : `${device.name}${String(this.#tabs)}`,
      before,
    );
    device.tabs.push(tab);
    tab.load();
    return tab;
  }

  /** Reloads the page of a tab; the old page's code never runs again. */
  reload(tab: Tab): Tab {
    this.close(tab);
    return this.open(tab.device, tab);
  }

  /** Opens an address as if typed into the address bar. */
  visit(tab: Tab, url: string): Tab {
    tab.run(({ window }) => window.history.pushState(null, '', url));
    return this.reload(tab);
  }

  lettersOf(username: string): Letters {
    const letters = this.#letters.get(username.toLowerCase()) ?? new Letters(() => this.clock.elapsed);
    this.#letters.set(username.toLowerCase(), letters);
    return letters;
  }

  /**
   * Performs a person’s act on a form and records what it changed. First leaves any other field being filled in.
   *
   * @param field the field that the act fills in. Its text has no consequences until it is left.
   */
  enter(tab: Tab, act: (form: FormStore) => void, field: AnswerKey | null = null): void {
    const { session } = tab;
    if (session.kind === 'none') return;
    const perform = (run: (form: FormStore) => void, keys?: readonly AnswerKey[]) => {
      const act = () => tab.run(() => run(session.form));
      if (session.kind === 'student') this.#record(session, act, keys);
      else act();
    };
    if (tab.field !== field) perform((form) => form.commit());
    tab.field = field;
    perform(act, field ? [field] : undefined);
  }

  /** Runs an act on a student's form and records what it changed. */
  #record(student: StudentSession, act: () => void, keys?: readonly AnswerKey[]): void {
    const letters = this.lettersOf(student.username);
    const before = letters.shownOn(student);
    this.#isRecording = true;
    try {
      act();
    } finally {
      this.#isRecording = false;
    }
    letters.type(student, before, keys);
  }

  /** Records what the page changes when it leaves a field by itself, for a step, a save or a log-out. */
  #followLeaving(student: StudentSession): void {
    const { form } = student;
    if (this.#followed.has(form)) return;
    this.#followed.add(form);
    const commit = form.commit.bind(form);
    form.commit = () => (this.#isRecording ? commit() : this.#record(student, commit));
  }

  /** Returns the letters that a page keeps only in its memory, for its form and for sessions that have ended. */
  #inMemory({ device, student, page }: Tab): Record<'own' | 'kept', readonly Letter[]> {
    const isStored = ({ answers }: Change) =>
      !device.letters.isBlocked && !Object.keys(answers).every(isMasked);
    const unsaved = student?.form.letters.journal.changes.filter((change) => !isStored(change)) ?? [];
    return {
      own: student ? this.lettersOf(student.username).ofChanges(unsaved) : [],
      kept: [...(page?.sessions.lettersInPage ?? [])].flatMap(([username, { changes }]) =>
        this.lettersOf(username).ofChanges(changes),
      ),
    };
  }

  /** Ends a page without any event. */
  crash(tab: Tab): void {
    const { lastStudent: student } = tab;
    this.count('a page ended without an event');
    excuse(Object.values(this.#inMemory(tab)).flat(), 'it was in the memory of a page that crashed');
    if (student) this.lettersOf(student.username).forgetSince(student, this.clock.elapsed - LAST_MOMENT_MS);
    tab.crash();
  }

  /** Closes a tab's page. If the browser would have prompted, the person knowingly accepts the loss. */
  close(tab: Tab): void {
    const { own, kept } = this.#inMemory(tab);
    const letters = [...own, ...kept];
    const { student, device } = tab;
    const { isBlocked } = device.letters;
    const hasOthers =
      (isBlocked && student?.form.hasUnsaved) ||
      student?.form.letters.journal.setAside.some((each) => isBlocked || Object.keys(each).some(isMasked)) ||
      tab.page?.sessions.lettersInPage.size;
    this.readMissing(tab);
    const isSaving = this.network.isSaving(tab);
    tab.close();
    if (tab.wouldPrompt && letters.length === 0 && !hasOthers)
      this.breaches.push(`(k) ${tab.name} prompts although nothing would be lost.`);
    if (tab.wouldPrompt || isSaving || !device.isOnline)
      excuse(letters, 'it was only in the memory of a closed page');
    if (student) excuse(kept, 'another student had logged in on its page');
  }

  /** Records that a call of a closed page, which cannot repeat it, has failed. */
  callFailed(tab: Tab, contents: Contents | null): void {
    if (tab.isAlive || !contents) return;
    const { isBlocked } = tab.device.letters;
    excuse(
      [...contents.values()].filter(({ key }) => isBlocked || isMasked(key)),
      'the last call of its page failed',
    );
  }

  /** Records that the student has given up their unsaved answers. */
  giveUp({ student }: Tab): void {
    if (student)
      excuse(
        this.lettersOf(student.username).ofChanges(student.form.letters.journal.changes),
        'logged out anyway',
      );
  }

  /** Records that the person has seen the list of answers that came too late for their application. */
  readMissing({ student, missing }: Tab): void {
    if (!student || Object.keys(missing).length === 0) return;
    const { answers } = this.server.read(student.username);
    excuse(this.lettersOf(student.username).withValues({ ...answers, ...missing }), 'told');
  }

  /** Returns whether a form hides one of the answers, or hid it before a change that it has taken over. */
  #wasHidden({ view, letters }: FormStore, answers: Answers): boolean {
    const { saved, changes } = letters.journal;
    const earlier = [saved, ...changes.map((change) => change.answers)].map((each) =>
      overlay(view, (key) => each[key] ?? view.read(key)),
    );
    return [view, ...earlier].some((each) =>
      Object.keys(answers).some((key) => isHidden(INDEX, key as AnswerKey, each)),
    );
  }

  /** Records the answers that a form shows as it opens, and those it has set aside. */
  noteOpened(tab: Tab, before: Session): void {
    const { student } = tab;
    if (!student) return;
    tab.lastStudent = student;
    this.#followLeaving(student);
    const { form, username } = student;
    const letters = this.lettersOf(username);
    letters.follow(student);
    if (before.kind === 'visitor') this.#checkBrought(tab, student, before.form.unsaved.answers);
    if (Object.values(form.unsaved.answers).some((value) => value.startsWith('V-')))
      this.count('carried answers merged');
    else if (form.hasUnsavedAnswers) this.count('letters taken over');
    for (const { key, value } of letters.intrudersOn(student))
      this.breaches.push(`(b) ${tab.name} brings "${value}" back for ${key}, which was changed since.`);
    for (const answers of form.letters.journal.setAside) {
      this.count('letters set aside');
      if (!this.#wasHidden(form, answers) && !letters.hadToGiveWay(answers, student))
        this.breaches.push(`(b) ${tab.name} sets ${JSON.stringify(answers)} aside for no reason.`);
      this.#excuseListed(student, answers);
    }
  }

  /** Checks that a visitor's answers fill in the blanks of the application they open. */
  #checkBrought(tab: Tab, { form, username }: StudentSession, typed: Answers): void {
    if (this.server.read(username).statuses.includes('submitted')) return;
    for (const key of TEXTS)
      if (typed[key] && form.answer(key) === '' && !isHidden(INDEX, key, form.view))
        this.breaches.push(`(a) ${tab.name} lacks its visitor’s "${typed[key]}" for ${key}.`);
  }

  /** Records which answers the pages list for their students as set aside. */
  noteListed(): void {
    for (const { student } of this.tabs)
      for (const answers of student?.form.letters.journal.setAside ?? [])
        if (student) this.#excuseListed(student, answers);
  }

  /** Excuses answers that a page has listed as set aside, unless the page they come from is still open. */
  #excuseListed({ username }: StudentSession, answers: Answers): void {
    const told = this.lettersOf(username).withValues(answers);
    const isOpen = ({ page }: Letter) => this.tabs.some(({ student }) => student && student === page);
    excuse(
      told.filter((letter) => !isOpen(letter)),
      'set aside',
    );
  }

  note(line: string): void {
    this.trace.push(`${(this.clock.elapsed / 1000).toFixed(2).padStart(8)}  ${line}`);
  }

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  /** Counts the events that a reply reveals. */
  countReply(tab: Tab, method: string, path: string, reply: Response): void {
    if (method === 'PUT' && path === '/api/answer' && reply.status === 412) this.count('a merge after 412');
    if (reply.status === 409) this.count('a session replaced');
    if (!tab.isAlive && reply.ok) this.count('a call that outlived its page');
  }

  /** Checks that a page does not post a status that it knows the server already has. */
  checkPost({ name, student }: Tab, status: string): void {
    if (!student || !this.server.read(student.username).statuses.includes(status)) return;
    const known = readWebStatus(student);
    if (known && ORDER.indexOf(status) <= ORDER.indexOf(known))
      this.breaches.push(`(e) ${name} posts ${status} again.`);
  }

  /** Checks the invariants after each act. */
  check(): void {
    if (this.mistakes.length > 0) throw new Breach(`(h) ${this.mistakes.join(' | ')}`);
    if (this.breaches[0]) throw new Breach(this.breaches[0]);
    for (const username of this.applicants) {
      const { answers, statuses } = this.server.read(username);
      this.#checkIsolation(answers, username, 'on the server');
      if (ORDER.slice(0, statuses.length).join() !== statuses.join())
        throw new Breach(`(e) ${username} has the statuses ${statuses.join()}.`);
    }
    for (const { name, student } of this.tabs)
      if (student)
        this.#checkIsolation(enteredOf(student.form.state.answers), student.username, `on ${name}`);
  }

  /**
   * Checks that no student's answers appear in another student's application; letters begin with their
   * student's mark.
   */
  #checkIsolation(answers: Answers, username: string, where: string): void {
    const marks = this.applicants.filter((each) => each !== username.toLowerCase()).map(markOf);
    for (const [key, value] of Object.entries(answers))
      if (marks.some((mark) => value.startsWith(mark)))
        throw new Breach(`(c) ${where}: ${username} has another student’s "${value}" in ${key}.`);
  }
}

/** Returns the prefix of an applicant's letters. */
export const markOf = (username: string): string => `${username.charAt(0).toUpperCase()}-`;
