import { giveAllUp } from './giveWay.ts';
import { judge } from './judge.ts';
import { takeOver } from './takeOver.ts';

/** The rules for letters that meet those of others. Only a student's form needs them, so a visitor's does not load them. */
export const STUDENT_RULES = { takeOver, judge, giveAllUp };

export type StudentRules = typeof STUDENT_RULES;
