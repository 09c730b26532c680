import type { DocumentAnswerKey } from '@admission/sdk';
import type { ContractKit } from '../contracts/kit/openContract.ts';
import type { Database } from './database/openDatabase.ts';
import type { Background } from './background/createBackground.ts';
import type { Faults } from './developer/faults.ts';
import type { Limits } from './http/Limits.ts';
import type { SandboxOptions } from './SandboxOptions.ts';

/** What a caller chose, or its default. */
type Settings = Required<Omit<SandboxOptions, 'database' | 'fresh' | 'clock' | 'schedule' | 'limits'>>;

/** What every area of the sandbox is given: its one database, its clock and its settings. */
export type SandboxContext = Settings & {
  database: Database;
  /** Milliseconds since 1970, with the offset a developer page may have set. */
  now: () => number;
  clockOffset: { milliseconds: number };
  background: Background;
  limits: Limits;
  kit: ContractKit;
  /** The answer keys in the order of the contract. */
  answerKeys: readonly string[];
  /** Every question answered with a document. */
  documentKeys: readonly DocumentAnswerKey[];
  /** Says what is wrong with a student to be seeded. */
  checkSeed: (seed: object) => string[];
  faults: Faults;
};
