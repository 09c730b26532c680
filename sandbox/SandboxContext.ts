import type { DocumentAnswerKey } from '@admission/sdk';
import type { ContractKit } from '../contracts/kit/openContract.ts';
import type { Database } from './database/openDatabase.ts';
import type { Background } from './background/createBackground.ts';
import type { Turns } from './background/createTurns.ts';
import type { Faults } from './developer/createFaults.ts';
import type { Limits } from './http/limits.ts';
import type { SandboxOptions } from './SandboxOptions.ts';

/** A caller's settings, with defaults filled in. */
type Settings = Required<Omit<SandboxOptions, 'database' | 'fresh' | 'clock' | 'schedule' | 'limits'>>;

/** Passed to every area of the sandbox: its database, clock and settings. */
export type SandboxContext = Settings & {
  database: Database;
  /** Milliseconds since 1970, plus any offset set on a developer page. */
  now: () => number;
  clockOffset: { milliseconds: number };
  background: Background;
  /** The conversions, one at a time for each student. */
  conversions: Turns;
  limits: Limits;
  kit: ContractKit;
  /** All answer keys, in the order of the contract. */
  answerKeys: readonly string[];
  /** The keys of all questions that are answered with a document. */
  documentKeys: readonly DocumentAnswerKey[];
  /** Validates the description of a student to be seeded and returns the errors. */
  checkSeed: (seed: object) => string[];
  faults: Faults;
};
