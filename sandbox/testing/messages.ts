/** The messages between a test and the stand-in, which runs in its own thread. */
import type { StandIn } from './createStandIn.ts';

/** The methods of a stand-in, all asynchronous. */
export type Method = keyof StandIn;
export type Args<Name extends Method> = Parameters<StandIn[Name]>;
export type Result<Name extends Method> = Awaited<ReturnType<StandIn[Name]>>;

export interface Question {
  id: number;
  /** Which of the thread's stand-ins is meant. */
  standIn: number;
  method: Method | 'open';
  args: unknown[];
}

/** `isLost`: no reply arrived, as on a bad network. */
export type Answered = { id: number } & ({ value: unknown } | { problem: string; isLost: boolean });
