import type { ContractKit } from '../../kit/openContract.ts';
import type { Breach } from '../../model/judge.ts';
import type { Call } from '../../model/World.ts';
import type { Asked, Reply as RawReply } from '../askProvider.ts';
import type { Habits } from '../learnHabits.ts';

/** The backend and the tools needed to play a history. */
export interface Stage {
  url: string;
  statesUrl: string;
  kit: ContractKit;
  limitMs: number;
  /** The operations to call; all by default. The others are left out of each history. */
  only?: ReadonlySet<string>;
  /** Called with each correct reply. */
  heard: (reply: RawReply) => void;
  /** Collects the names of the rules that applied to a call. */
  reached?: Set<string>;
  /** Returns whether a failure is known; a history goes on after it if the model still knows the backend's state. */
  isKnown?: (failure: FailedHistory) => boolean;
  /** Restarts the backend, and waits until it answers; without it, no history has a restart. */
  restart?: () => Promise<void>;
  /** Copies the backend's data, or puts the copy back; without it, no history has a restore. */
  restore?: (step: 'backup' | 'restore') => Promise<void>;
  habits?: Habits;
  /** Ends the history before its next call. */
  stop?: AbortSignal;
}

/** One call of a history as it was sent, and its reply. */
export interface Exchange {
  call: Call;
  /** The step that made the call, and the call's index within the step. */
  place: readonly [step: number, call: number];
  /** Whether the next exchange was sent at the same time. */
  isAtOnce?: boolean;
  request: Asked & { provider: string };
  reply: RawReply;
}

export interface FailedHistory {
  breach: Breach;
  /** All calls up to the one that failed, which is the last. */
  exchanges: Exchange[];
}
