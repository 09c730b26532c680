import type { AnswerKey, Sdk, SdkOptions, StudentAnswers } from '@admission/sdk';
import { type Answers, EMPTY_ANSWER, EMPTY_FORM_STATE } from '../core/run/answers/FormState.ts';
import type { Session, UnsavedAnswers } from './Session.ts';
import type { TabMessage } from './tabs.ts';

/** How long such a save can be on its way, in ms; as long as a call of the sdk. */
const ON_ITS_WAY_MS = 30_000;
/** How long a log-in or log-out waits for it, in ms. */
const DEADLINE_MS = 5_000;

interface LastSave {
  readonly username: string;
  readonly marker: string;
  readonly answers: Answers;
  readonly until: number;
}

/** The browser's own session, and a way to its server. */
interface Way {
  readonly marker: string;
  readonly settings: { readonly createSdk: (options: SdkOptions) => Sdk };
  readonly now: Session;
}

/**
 * Remembers the last saves of tabs that were closed, for a card that is about to end their session.
 *
 * A log-in or log-out can overtake such a save, and the server would refuse it with no tab left to say so. So the card
 * sends it again first. A tab that has the student's form open takes the answers over instead (`followTabs`).
 */
export class LastSaves {
  #saves: readonly LastSave[] = [];

  /** Notes what another tab says. */
  readonly note = (message: TabMessage): void => {
    if (message.type === 'saving') {
      this.#saves = [...this.#saves, { ...message, until: Date.now() + ON_ITS_WAY_MS }];
    }
    // It has arrived, or newer answers have.
    if (message.type === 'saved') this.#saves = this.#saves.filter(({ marker }) => marker !== message.marker);
  };

  /** Takes those a new log-in of their student has overtaken meanwhile: the server knew their session no more. */
  takeOvertaken(username: string, marker: string): Answers {
    const overtaken = this.#saves.filter(
      (save) =>
        save.username.toLowerCase() === username.toLowerCase() &&
        save.marker !== marker &&
        save.until > Date.now(),
    );
    this.#saves = [];
    return newestOf(overtaken);
  }

  /** Takes those of a session that has been logged out meanwhile: the log-out overtook them. */
  takeEnded(marker: string | null): UnsavedAnswers | null {
    const ended = this.#saves.filter((save) => save.marker === marker);
    this.#saves = this.#saves.filter((save) => save.marker !== marker);
    const [first] = ended;
    if (!first) return null;
    return { ...EMPTY_FORM_STATE, username: first.username, answers: newestOf(ended) };
  }

  /**
   * Sends again what the server lacks of them, before the browser's session ends; a failure is no reason not to end it.
   *
   * It names the version it was read with: what has been saved since is newer.
   */
  async sendFirst({ marker, settings, now }: Way): Promise<void> {
    const sdk = settings.createSdk({ sessionMarker: () => marker });
    // A student who has come to a card keeps their session until then.
    let own: Answers = now.kind === 'student' ? now.form.unsaved.answers : {};
    const isWaiting = (save: LastSave) => save.marker === marker && save.until > Date.now();
    try {
      // Again where another tab was closed meanwhile.
      while (Object.keys(own).length > 0 || this.#saves.some(isWaiting)) {
        const { answer, version } = await sdk.getProfile({ deadlineMs: DEADLINE_MS });
        const sent = { ...own, ...newestOf(this.#saves.filter(isWaiting)) };
        this.#saves = [];
        own = {};
        const lacking = Object.entries(sent).filter(
          ([key, value]) => value !== (answer[key as AnswerKey] ?? EMPTY_ANSWER),
        );
        const answers = Object.fromEntries(lacking) as StudentAnswers;
        if (lacking.length > 0)
          await sdk.saveAnswers(answers, { ifMatch: version ?? undefined, deadlineMs: DEADLINE_MS });
      }
    } catch {
      // What came meanwhile waits for the log-in (`takeOvertaken`).
    }
  }
}

/** The answers of some saves; of a key, those of the last. */
const newestOf = (saves: readonly LastSave[]): Answers =>
  Object.assign({}, ...saves.map(({ answers }) => answers)) as Answers;
