import { WRONG_ACCOUNTS } from './wrongAccounts.ts';
import { WRONG_ANSWERS } from './wrongAnswers.ts';
import { WRONG_CALLS } from './wrongCalls.ts';
import { WRONG_DETAILS } from './wrongDetails.ts';
import { WRONG_DOCUMENTS } from './wrongDocuments.ts';
import { WRONG_EDGES } from './wrongEdges.ts';
import { WRONG_MERGES } from './wrongMerges.ts';
import { WRONG_OTHERS } from './wrongOthers.ts';
import { WRONG_RECORDS } from './wrongRecords.ts';
import { WRONG_SESSIONS } from './wrongSessions.ts';

/** Backends that each break one sentence of openapi.yaml, which the histories must detect. */
export const WRONG_BACKENDS = {
  ...WRONG_SESSIONS,
  ...WRONG_ACCOUNTS,
  ...WRONG_ANSWERS,
  ...WRONG_DOCUMENTS,
  ...WRONG_EDGES,
  ...WRONG_MERGES,
  ...WRONG_DETAILS,
  ...WRONG_CALLS,
  ...WRONG_RECORDS,
  ...WRONG_OTHERS,
};
