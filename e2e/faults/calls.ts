import { accountCalls } from './accountCalls.ts';
import { answerCalls } from './answerCalls.ts';
import type { Call } from './Call.ts';
import { documentCalls } from './documentCalls.ts';

/** Every openapi.yaml operation, in each situation in which the product calls it. */
export const CALLS: readonly Call[] = [...answerCalls, ...documentCalls, ...accountCalls];
