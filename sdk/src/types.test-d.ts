import { describe, expectTypeOf, it } from 'vitest';
import { isErrorOf } from './errors/isErrorOf.ts';
import type { ANSWER_KEYS } from './generated/answerKeys.ts';
import type { AnswerKey, DocumentAnswerKey, Sdk, SdkError } from './index.ts';

declare const sdk: Sdk;

describe('the contract’s types', () => {
  it('contain every answer key, as the run-time list does · ENT-12', () => {
    expectTypeOf<(typeof ANSWER_KEYS)[number]>().toEqualTypeOf<AnswerKey>();
    expectTypeOf<DocumentAnswerKey>().toExtend<AnswerKey>();
  });

  it('reject an unknown choice or status · CARD-07', () => {
    // @ts-expect-error unknown choice
    expectTypeOf(() => sdk.saveAnswers({ gender: 'x' })).toBeFunction();
    // @ts-expect-error unknown status
    expectTypeOf(() => sdk.saveWebStatus({ web_status: 'done' })).toBeFunction();
    // @ts-expect-error not a document
    expectTypeOf(() => sdk.getConversion({ answer_key: 'first_name' })).toBeFunction();
  });

  it('narrow an error’s code to the called operation’s codes', () => {
    const error: unknown = null;
    if (!isErrorOf('submitApplication', error)) return;

    expectTypeOf(error).toExtend<SdkError>();
    expectTypeOf(error.code === 'document_missing').toBeBoolean();
    // @ts-expect-error it is misspelt
    expectTypeOf(error.code === 'documents_missing').toBeBoolean();
    // @ts-expect-error a code of another operation
    expectTypeOf(error.code === 'user_exists').toBeBoolean();
  });
});
