import { describe, expectTypeOf, it } from 'vitest';
import type { ANSWER_KEYS } from './generated/answerKeys.ts';
import type {
  AnswerKey,
  DocumentAnswerKey,
  LookupRecord,
  ProcessingStatus,
  Sdk,
  StudentAnswers,
  WebStatus,
} from './index.ts';

declare const sdk: Sdk;

describe('the types of the contract', () => {
  it('ENT-12 name every answer key, at run time and in types', () => {
    expectTypeOf<AnswerKey>().toEqualTypeOf<keyof StudentAnswers>();
    expectTypeOf<(typeof ANSWER_KEYS)[number]>().toEqualTypeOf<AnswerKey>();
    expectTypeOf<DocumentAnswerKey>().toExtend<AnswerKey>();
  });

  it('ENT-07 make every answer an optional string', () => {
    expectTypeOf<Required<StudentAnswers>[AnswerKey]>().toExtend<string>();
    expectTypeOf<object>().toExtend<StudentAnswers>();
  });

  it('STAT-01 ENT-20 list the statuses', () => {
    expectTypeOf<WebStatus>().toEqualTypeOf<'started' | 'validating' | 'submitted'>();
    expectTypeOf<ProcessingStatus>().toEqualTypeOf<
      'COMPLETED' | 'FAILED' | 'IN_PROGRESS' | 'UNPROCESSED' | 'NOT_ANSWERED'
    >();
  });

  it('CARD-07 reach the methods of the sdk', () => {
    expectTypeOf(sdk.saveAnswers).returns.resolves.toEqualTypeOf<{ message: string }>();
    expectTypeOf(sdk.getLookupRecord).returns.resolves.toEqualTypeOf<LookupRecord>();
    expectTypeOf(sdk.uploadFile).returns.resolves.toBeVoid();
  });

  it('CARD-07 refuse an unknown key, choice and status', () => {
    // @ts-expect-error unknown answer key
    expectTypeOf(() => sdk.saveAnswers({ nope: '' })).toBeFunction();
    // @ts-expect-error unknown choice
    expectTypeOf(() => sdk.saveAnswers({ gender: 'x' })).toBeFunction();
    // @ts-expect-error unknown status
    expectTypeOf(() => sdk.saveWebStatus({ web_status: 'done' })).toBeFunction();
    // @ts-expect-error not a document
    expectTypeOf(() => sdk.getConversion({ answer_key: 'first_name' })).toBeFunction();
  });
});
