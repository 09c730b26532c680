import { accountCalls } from './accountCalls.ts';
import { answerCalls } from './answerCalls.ts';
import type { Call } from './Call.ts';
import { documentCalls } from './documentCalls.ts';

/** Every call defined in openapi.yaml, in each situation in which the product makes it. */
export const CALLS: readonly Call[] = [...answerCalls, ...documentCalls, ...accountCalls];
