import type { Answers } from '../src/core/answers/FormState.ts';
import type { StudentSession } from '../src/session/Session.ts';
import type { Contents } from './Letters.ts';
import type { Tab } from './Tab.ts';

/** A call of a page, until it is answered. */
export interface Call {
  readonly tab: Tab;
  /** The student who made it. */
  readonly student: StudentSession | null;
  /** The answers that it contains, and their letters; null if it is not a save of answers. */
  readonly answers: Answers | null;
  readonly contents: Contents | null;
  readonly request: Request;
  readonly body: Blob;
  readonly signal: AbortSignal | null | undefined;
  /** How often the page had been hidden or closed when it sent the call. */
  readonly end: number;
  /** How long ago that was, in ms. */
  readonly sinceEnd: number;
  /** When it sent the call, in ms since the world began. */
  readonly sentAt: number;
  readonly resolve: (reply: Response) => void;
  readonly reject: (error: Error) => void;
}
