import type { AnswerKey } from '@admission/sdk';
import type { Answers } from '../src/core/answers/FormState.ts';
import type { FormStore } from '../src/core/run/answers/FormStore.ts';
import { WEB_STATUSES } from '../src/session/status/webStatus.ts';
import type { Session, StudentSession } from '../src/session/Session.ts';
import { readWebStatus } from '../src/session/status/status.ts';
import { Device } from './Device.ts';
import { Excuses } from './Excuses.ts';
import { enteredOf } from './form.ts';
import { LetterShelf } from './LetterShelf.ts';
import { Listings } from './Listings.ts';
import { Network } from './Network.ts';
import { Random } from '../contracts/model/Random.ts';
import { Tab, type TabWorld } from './Tab.ts';
import { WorldState } from './WorldState.ts';

/** The web statuses in order. */
export const ORDER: readonly string[] = WEB_STATUSES;

/** A violation of an invariant. */
export class Breach extends Error {
  override readonly name = 'Breach';
}

/**
 * Applicants with their devices and tabs, a network and a server. The seed determines everything that
 * happens.
 */
export class World extends WorldState implements TabWorld {
  readonly network: Network;
  readonly excuses = new Excuses(this);
  readonly listings = new Listings(this);
  readonly #followed = new WeakSet<FormStore>();
  #isRecording = false;
  #tabs = 0;

  /** @param blocking how often a browser blocks the storage of letters, from 0 to 1. */
  constructor(random: Random, blocking: number) {
    super();
    this.network = new Network(this, this.excuses, new Random(random.below(2 ** 31)));
    for (const name of ['A', 'B']) {
      const shelf = new LetterShelf(this.clock, random.chance(blocking));
      this.devices.push(new Device(name, random.below(5) * 60_000, shelf));
    }
  }

  async start(): Promise<void> {
    await this.server.start();
    for (const username of this.applicants) await this.server.seed(username);
  }

  /** Opens a tab. `before` is a closed or crashed tab, whose history and storage the new one continues. */
  open(device: Device, before?: Tab): Tab {
    this.#tabs += before ? 0 : 1;
    const tab = new Tab(
      this,
      device,
      before ? `${before.name}'` : `${device.name}${String(this.#tabs)}`,
      before,
    );
    this.opened.push(tab);
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

  /**
   * Performs a person’s act on a form and records what it changed. First leaves any other field being filled in.
   *
   * @param field the field that the act fills in. Its text has no consequences until it is left.
   */
  enter(tab: Tab, act: (form: FormStore) => void, field: AnswerKey | null = null): void {
    const { session } = tab;
    if (session.kind === 'none') return;
    const perform = (run: (form: FormStore) => void, keys?: readonly AnswerKey[]) => {
      const play = () => tab.run(() => run(session.form));
      if (session.kind === 'student') this.#record(session, play, keys);
      else play();
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

  /** Puts back the server's copy of the answers. */
  restore(): void {
    for (const [username, version] of this.server.restore()) this.lettersOf(username).restore(version);
  }

  /** Ends a page without any event. */
  crash(tab: Tab): void {
    this.count('a page ended without an event');
    this.excuses.crash(tab);
  }

  /** Closes a tab's page. */
  close(tab: Tab): void {
    if (!this.excuses.close(tab, this.network.isSaving(tab)))
      this.breaches.push(`(k) ${tab.name} prompts although nothing would be lost.`);
  }

  fetchOf(tab: Tab): typeof fetch {
    return this.network.fetchOf(tab);
  }

  noteOpening(tab: Tab): void {
    this.excuses.noteOpening(tab);
    this.listings.noteOpening(tab);
  }

  /** Follows the form that a tab has opened, and checks what it shows. */
  noteOpened(tab: Tab, before: Session): void {
    if (!tab.student) return;
    tab.lastStudent = tab.student;
    this.#followLeaving(tab.student);
    this.excuses.noteOpened(tab, tab.student);
    this.listings.noteOpened(tab, before);
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
