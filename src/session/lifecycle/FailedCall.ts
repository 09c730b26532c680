import type { SdkError } from '@admission/sdk';
import { isSamePerson } from '../calls/isSamePerson.ts';
import type { Session } from '../Session.ts';

/**
 * Keeps the reference, page and time of the last failed call, so that Help can show them (FOOT-08).
 *
 * None of this identifies the person. The page's query is omitted, because it may contain a token.
 */
export class FailedCall {
  #text = '';
  /** The student whose form was opened last. */
  #student = '';

  /** The last failed call; '' if none has failed. */
  get text(): string {
    return this.#text;
  }

  note({ reference }: SdkError): void {
    if (reference) this.#text = `${reference}, ${location.pathname}, ${new Date().toISOString()}`;
  }

  /**
   * Forgets the call when another student's form opens, or a visitor's after a log-out by choice. The call that
   * ended a session can still be quoted after it.
   */
  forgetBetween(before: Session, next: Session): void {
    const hasLeft = next.kind === 'visitor' && before.kind === 'none' && before.ended === 'choice';
    const isOther =
      next.kind === 'student' && this.#student !== '' && !isSamePerson(next.username, this.#student);
    if (hasLeft || isOther) this.#text = '';
    if (next.kind === 'student') this.#student = next.username;
  }
}
