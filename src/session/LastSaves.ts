import type { AnswerKey, Sdk, SdkOptions, StudentAnswers } from '@admission/sdk';
import { type Answers, EMPTY_ANSWER, EMPTY_FORM_STATE, layOver } from '../core/run/answers/FormState.ts';
import { IN_FLIGHT_MS } from '../core/constants.ts';
import type { Session, UnsavedAnswers } from './Session.ts';
import type { TabMessage } from './tabs.ts';

/** How long a log-in or log-out waits for a resent save, in ms. */
const DEADLINE_MS = 5_000;

interface LastSave {
  readonly username: string;
  readonly marker: string;
  readonly answers: Answers;
  readonly until: number;
}

/** The browser's session, and what is needed to make calls in it. */
interface Way {
  readonly marker: string;
  readonly settings: { readonly createSdk: (options: SdkOptions) => Sdk };
  readonly now: Session;
}

/**
 * Remembers the last saves of closed tabs, so that a card can resend them before it ends their session.
 *
 * A log-in or log-out can overtake such a save. The server would then reject it, with no tab left to notice,
 * so the card resends it first. A tab in which the student's form is open adopts the answers instead
 * (`followTabs`).
 */
export class LastSaves {
  #saves: readonly LastSave[] = [];

  /** Records a save reported by another tab. */
  readonly note = (message: TabMessage): void => {
    if (message.type === 'saving') {
      this.#saves = [...this.#saves, { ...message, until: Date.now() + IN_FLIGHT_MS }];
    }
    // All saves noted for that session have arrived or been superseded.
    if (message.type === 'saved') this.#saves = this.#saves.filter(({ marker }) => marker !== message.marker);
  };

  /** Removes and returns the answers that the server rejected because their student has logged in again. */
  takeOvertaken(username: string, marker: string): Answers {
    const isOf = (save: LastSave) => save.username.toLowerCase() === username.toLowerCase();
    return newestOf(this.#take((save) => isOf(save) && save.marker !== marker));
  }

  /**
   * Removes the saves of a session that ended before they arrived.
   *
   * @returns `kept` with those saves added; unchanged if it belongs to another student.
   */
  takeEnded(marker: string | null, kept: UnsavedAnswers | null): UnsavedAnswers | null {
    const ended = this.#take((save) => save.marker === marker && (!kept || kept.username === save.username));
    const [first] = ended;
    if (!first) return kept;
    return { username: first.username, ...layOver(kept ?? EMPTY_FORM_STATE, { answers: newestOf(ended) }) };
  }

  #take(isTaken: (save: LastSave) => boolean): readonly LastSave[] {
    const taken = this.#saves.filter((save) => isTaken(save) && save.until > Date.now());
    this.#saves = this.#saves.filter((save) => !taken.includes(save));
    return taken;
  }

  /**
   * Resends the answers that the server lacks, before the session ends. The session ends even if this fails.
   *
   * The call names the version that the answers were compared with, so it cannot overwrite newer ones.
   */
  async sendFirst({ marker, settings, now }: Way): Promise<void> {
    const sdk = settings.createSdk({ sessionMarker: () => marker });
    // A student who has navigated from the form to a card still has an open session; its unsaved answers are
    // sent too, unless another student has since logged in.
    const isOwn = now.kind === 'student' && now.marker === marker;
    let own: Answers = isOwn ? now.form.unsaved.answers : {};
    const isWaiting = (save: LastSave) => save.marker === marker && save.until > Date.now();
    try {
      // Repeats if another tab was closed in the meantime, because its last save must be sent too.
      while (Object.keys(own).length > 0 || this.#saves.some(isWaiting)) {
        const { answer, version } = await sdk.getProfile({ deadlineMs: DEADLINE_MS });
        const waiting = this.#saves.filter(isWaiting);
        const sent = { ...own, ...newestOf(waiting) };
        const lacking = Object.entries(sent).filter(
          ([key, value]) => value !== (answer[key as AnswerKey] ?? EMPTY_ANSWER),
        );
        const answers = Object.fromEntries(lacking) as StudentAnswers;
        if (lacking.length > 0)
          await sdk.saveAnswers(answers, { ifMatch: version ?? undefined, deadlineMs: DEADLINE_MS });
        own = {};
        this.#saves = this.#saves.filter((save) => !waiting.includes(save));
      }
    } catch {
      // Answers that could not be sent are kept for their student (`takeEnded`).
    }
  }
}

/** Combines the answers of several saves; the latest value of a key wins. */
const newestOf = (saves: readonly LastSave[]): Answers =>
  Object.assign({}, ...saves.map(({ answers }) => answers)) as Answers;
