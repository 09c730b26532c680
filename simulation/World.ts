import type { AnswerKey } from '@admission/sdk';
import type { Answers } from '../src/core/run/answers/FormState.ts';
import { SAVES } from '../src/session/saving/answers.ts';
import { WEB_STATUSES } from '../src/session/status/webStatus.ts';
import type { StudentSession } from '../src/session/Session.ts';
import { readWebStatus } from '../src/session/status/status.ts';
import { Clock } from './Clock.ts';
import { Device } from './Device.ts';
import { LastMinute } from './LastMinute.ts';
import { Letters } from './Letters.ts';
import { Looks } from './Looks.ts';
import { Network } from './Network.ts';
import { Random } from '../contracts/model/Random.ts';
import { Server } from './Server.ts';
import { Tab } from './Tab.ts';
import { answersOf, enteredOf, pick, type Unsaved, unsavedIn, unsavedOf } from './tabAnswers.ts';

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
export class World {
  readonly clock = new Clock();
  readonly network: Network;
  readonly server = new Server(this.clock);
  readonly devices: readonly Device[];
  readonly applicants = ['ana@example.com', 'ben@example.com'];
  readonly letters = new Map<string, Letters>();
  readonly trace: string[] = [];
  /** Unhandled rejections and `console.error` calls. */
  readonly mistakes: string[] = [];
  /** Violations by pages; the next check throws the first one. */
  readonly breaches: string[] = [];
  /** How often each event occurred. A long run must contain certain events (`SOMETIMES` in main.ts). */
  readonly counts = new Map<string, number>();
  readonly lastMinute = new LastMinute(() => this.clock.elapsed);
  readonly looks = new Looks(this);
  readonly #lastSaves = new Map<Tab, Unsaved & { readonly until: number }>();
  /** When the server last accepted a tab's answers. */
  readonly #savedAt = new Map<Tab, number>();
  #tabs = 0;

  constructor(random: Random) {
    this.network = new Network(this, new Random(random.below(2 ** 31)));
    this.devices = ['A', 'B'].map((name) => new Device(name, random.below(5) * 60_000));
  }

  async start(): Promise<void> {
    await this.server.start();
    for (const username of this.applicants) {
      await this.server.seed(username);
      this.letters.set(username, new Letters());
    }
  }

  get tabs(): readonly Tab[] {
    return this.devices.flatMap((device) => device.living);
  }

  open(device: Device): Tab {
    this.#tabs += 1;
    const tab = new Tab(this, device, `${device.name}${String(this.#tabs)}`);
    device.tabs.push(tab);
    tab.load();
    return tab;
  }

  /** Reloads the page of a tab; the old page's code never runs again. */
  reload(tab: Tab): Tab {
    this.close(tab);
    const next = new Tab(this, tab.device, `${tab.name}'`, tab);
    tab.device.tabs.push(next);
    next.load();
    return next;
  }

  /** Opens an address as if typed into the address bar. */
  visit(tab: Tab, url: string): Tab {
    tab.run(({ window }) => window.history.pushState(null, '', url));
    return this.reload(tab);
  }

  lettersOf(username: string): Letters {
    const letters = this.letters.get(username.toLowerCase()) ?? new Letters();
    this.letters.set(username.toLowerCase(), letters);
    return letters;
  }

  /** Returns an applicant's entered answers, as saved on the server. */
  savedOf(username: string): Answers {
    return enteredOf(this.server.read(username).answers);
  }

  /** Records that a tab's unsaved answers, or the given ones, may be lost. */
  abandon(tab: Tab, why: string, unsaved = unsavedOf(tab)): void {
    if (!unsaved) return;
    const saved = this.savedOf(unsaved.username);
    this.lettersOf(unsaved.username).mayBeLost(unsaved.answers, saved, why, tab.student);
  }

  /**
   * Ends a page without any event. While the network works, at most the last minute's answers may be lost.
   */
  crash(tab: Tab): void {
    const unsaved = unsavedOf(tab);
    const losable = unsaved && this.lastMinute.losable(tab, unsaved.answers);
    if (losable) this.count('a crash that may cost the last minute alone');
    this.#leave(tab);
    this.abandon(tab, 'crash', losable ? { ...unsaved, answers: losable } : unsaved);
    tab.crash();
  }

  /** Records that the person has seen the list of answers that came too late for their application. */
  readMissing({ student, missing }: Tab): void {
    if (!student) return;
    // If a choice is lost, the blank that resulted from it is lost too.
    const told = missing.includes('other_name_ind') ? [...missing, 'former_name'] : missing;
    const keys = Object.keys(enteredOf(pick({}, told))) as AnswerKey[];
    this.lettersOf(student.username).name(keys, this.savedOf(student.username));
  }

  /** Closes a tab's page. If the browser would have prompted, the person knowingly accepts the loss. */
  close(tab: Tab): void {
    const unsaved = unsavedOf(tab);
    this.readMissing(tab);
    const isSaving = (tab.student?.queryClient.isMutating({ mutationKey: SAVES }) ?? 0) > 0;
    this.#leave(tab);
    const loses = tab.student ? tab.student.form.hasUnsaved : unsaved !== null;
    tab.close();
    if (tab.wouldAsk && !loses) this.breaches.push(`(k) ${tab.name} asks though nothing would be lost.`);
    // The page was closed during a log-in, so its last save may reach a server that no longer knows its
    // session.
    if (tab.wouldAsk || tab.device.isLoggingIn) this.abandon(tab, 'the browser asked', unsaved);
    // The server may process an older save after the last save of the closed page, and no page remains to
    // notice.
    else if (isSaving) this.abandon(tab, 'an older save was on its way', unsaved);
    if (tab.student && unsaved && isSaving)
      this.lettersOf(unsaved.username).sendTwice(tab.student, unsaved.answers);
    if (unsaved) this.#lastSaves.set(tab, { ...unsaved, until: this.clock.elapsed + 30_000 });
  }

  /**
   * Records that a tab leaves its form. The last save of a previously closed tab may reach the server after
   * this tab's save of the same keys, and only another save by this tab would detect that.
   */
  leaveBehind(tab: Tab, student: StudentSession): void {
    const { username, form } = student;
    const unsaved = unsavedIn(student);
    for (const [before, older] of this.#lastSaves) {
      const isUnderWay = this.network.isSaving(before);
      const isLater = isUnderWay || (this.#savedAt.get(before) ?? 0) > (this.#savedAt.get(tab) ?? 0);
      if (before.device !== tab.device || older.username !== username || !isLater) continue;
      const answers = Object.entries(enteredOf(form.state.answers)).filter(
        ([key, value]) =>
          key in older.answers &&
          older.answers[key as AnswerKey] !== value &&
          (isUnderWay || !(key in unsaved)),
      );
      this.abandon(tab, 'an older save came later', { username, answers: Object.fromEntries(answers) });
    }
  }

  /**
   * Records that a page is closing. If it was logging out, the log-out may overtake the last saves of closed
   * tabs, which are then lost.
   */
  #leave(tab: Tab): void {
    if (tab.student) this.leaveBehind(tab, tab.student);
    if (!tab.isLoggingOut) return;
    for (const before of this.#lastSaves.keys())
      if (before.device === tab.device && this.mayBeSent(before)) this.lastSaveLost(before);
  }

  /**
   * Returns whether the last save of a closed tab is still in transit, or may be resent by a card
   * (`LastSaves`).
   */
  mayBeSent(tab: Tab): boolean {
    return this.network.isSaving(tab) || this.clock.elapsed < (this.#lastSaves.get(tab)?.until ?? 0);
  }

  /** Records that the last save of a closed page was lost in transit: no page remains to repeat it. */
  lastSaveLost(tab: Tab): void {
    this.abandon(tab, 'the network lost the last save', this.#lastSaves.get(tab) ?? null);
  }

  note(line: string): void {
    this.trace.push(`${(this.clock.elapsed / 1000).toFixed(2).padStart(8)}  ${line}`);
  }

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  /** Counts the events that a reply reveals. */
  heard(tab: Tab, method: string, path: string, reply: Response): void {
    if (method === 'PUT' && path === '/api/answer' && reply.status === 412) this.count('a merge after 412');
    if (reply.ok && method === 'PUT' && path === '/api/answer') this.#savedAt.set(tab, this.clock.elapsed);
    if (reply.status === 409) this.count('a session replaced');
    if (reply.status >= 400 && reply.status !== 412) this.lastMinute.trouble(tab);
    if (tab.isAlive) return;
    if (reply.ok) this.count('a call that outlived its page');
    // Another device has submitted, or a page closed during its log-out has ended the session: no page remains
    // that could show a message or save again.
    const isLoggedOut = tab.device.tabs.some((each) => each.isLoggingOut && !each.isAlive);
    if (reply.status === 403 || (reply.status === 401 && isLoggedOut)) this.lastSaveLost(tab);
  }

  /** Records that a page's save changed nothing on the server. */
  keepVersion({ student }: Tab): void {
    if (student) this.lettersOf(student.username).keepVersion(student, this.savedOf(student.username));
  }

  /** Checks that a page does not post a status that it knows the server already has. */
  posts({ name, student }: Tab, status: string): void {
    if (!student || !this.server.read(student.username).statuses.includes(status)) return;
    const known = readWebStatus(student);
    if (known && ORDER.indexOf(status) <= ORDER.indexOf(known))
      this.breaches.push(`(e) ${name} posts ${status} once more.`);
  }

  /** Checks the invariants after each act. */
  check(): void {
    if (this.mistakes.length > 0) throw new Breach(`(h) ${this.mistakes.join(' | ')}`);
    if (this.breaches[0]) throw new Breach(this.breaches[0]);
    for (const username of this.applicants) {
      const { answers, statuses } = this.server.read(username);
      this.#isolated(answers, username, 'on the server');
      if (ORDER.slice(0, statuses.length).join() !== statuses.join())
        throw new Breach(`(e) ${username} has the statuses ${statuses.join()}.`);
    }
    for (const tab of this.tabs)
      if (tab.student) this.#isolated(answersOf(tab), tab.student.username, `on ${tab.name}`);
  }

  /**
   * Checks that no student's answers appear in another student's application; letters begin with their
   * student's mark.
   */
  #isolated(answers: Answers, username: string, where: string): void {
    const marks = this.applicants.filter((each) => each !== username.toLowerCase()).map(markOf);
    for (const [key, value] of Object.entries(answers))
      if (marks.some((mark) => value.startsWith(mark)))
        throw new Breach(`(c) ${where}: "${value}" in ${key} of ${username} is another's.`);
  }
}

/** Returns the prefix of an applicant's letters. */
export const markOf = (username: string): string => `${username.charAt(0).toUpperCase()}-`;
