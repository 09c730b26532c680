import { describe, expect, it } from 'vitest';
import { createObservedSdk, replyJson } from '../../test-support/createObservedSdk.ts';
import { GENERIC_ERROR_MESSAGE } from './errorMessages.ts';
import { SdkError, ServerError, UnauthorizedError } from './SdkError.ts';

/** Loads the profile from a server that gives this reply, and returns the error thrown. */
async function failWith(answer: () => Response | Promise<Response>): Promise<SdkError> {
  const { sdk } = createObservedSdk(answer);
  const error: unknown = await sdk.getProfile().catch((thrown: unknown) => thrown);
  if (!(error instanceof SdkError)) throw new Error('The call did not throw an SdkError.', { cause: error });
  return error;
}

const CAUSE = new TypeError('Failed to fetch');
/** A body that is cut short. */
const breakOff = () => new ReadableStream({ pull: (controller) => controller.error(CAUSE) });

it.each([
  ['HTML', 200, '<!doctype html><p>Hello</p>'],
  ['an empty body', 200, ''],
  ['truncated JSON', 200, '{"username":"ana'],
  ['204', 204, null],
])('a reply that is not JSON causes a server error: %s · ERR-03, TRAP-38', async (_name, status, body) => {
  const error = await failWith(() => new Response(body, { status }));

  expect(error).toBeInstanceOf(ServerError);
  expect(error).toMatchObject({ name: 'ServerError', isNetworkError: false, isWrongShape: true });
  expect(error.message).toBe("We've encountered an unexpected error at this time. Please try again later.");
});

describe('an error status', () => {
  it('causes an error with the message and the code from its body · ERR-04, ERR-07', async () => {
    const body = { message: 'Do this next.', code: 'some_code' };

    expect(await failWith(replyJson(body, { status: 409 }))).toMatchObject({ ...body, status: 409 });
  });

  it.each([
    ['has a number as its message', '{"message":5}'],
    ['has a blank message', '{"message":"  "}'],
    ['is null', 'null'],
    ['is HTML', '<p>Bad gateway</p>'],
    ['is empty', ''],
  ])('causes an error with the generic message if the body %s · ERR-05, TRAP-37', async (_name, body) => {
    const error = await failWith(() => new Response(body, { status: 500 }));

    expect(error).toMatchObject({ message: GENERIC_ERROR_MESSAGE, status: 500, code: undefined });
  });

  it.each([
    ['well-formed errors', { about: { first_name: ['Enter your first name.'] } }, true],
    ['errors on an unknown page', { essay: { essay_1: ['Write more.'] } }, true],
    ['a string', 'about', false],
    ['null', null, false],
    ['messages by key, without a page', { first_name: ['Enter your first name.'] }, false],
    ['a message that is not in a list', { about: { first_name: 'Enter your first name.' } }, false],
    ['a number among the messages', { about: { first_name: ['Enter your first name.', 5] } }, false],
  ])(
    'causes an error with page errors only if they are well-formed: %s · SUB-10',
    async (_name, errors, isKept) => {
      const error = await failWith(replyJson({ message: 'Not yet.', errors }, { status: 400 }));

      expect(error).toMatchObject({ message: 'Not yet.', errors: isKept ? errors : undefined });
    },
  );

  it.each([
    ['a list of keys', ['gender', 'favourite_colour'], true],
    ['one key', 'gender', false],
    ['a list with a number', ['gender', 5], false],
    ['an object', { gender: 'zebra' }, false],
  ])(
    'causes an error with the refused answers only if they are a list of keys: %s',
    async (_name, answers, isKept) => {
      const error = await failWith(replyJson({ message: 'Not this.', answers }, { status: 400 }));

      expect(error).toMatchObject({ message: 'Not this.', answers: isKept ? answers : undefined });
    },
  );

  it('causes an error with the call’s contract path and trace reference', async () => {
    const { sdk, requests } = createObservedSdk(replyJson({ message: 'No.' }, { status: 404 }));

    const call = sdk.getConversion({ answer_key: 'resume_doc' });

    expect(await call.catch((error: unknown) => error)).toMatchObject({
      path: '/api/pdf/document-answer/{answer_key}',
      reference: requests[0]?.headers.get('traceparent')?.slice(3, 11),
    });
  });

  it.each([
    ['30', 30],
    ['0', 0],
    [' 7 ', 7],
    ['soon', undefined],
    ['30 s', undefined],
    ['in 30', undefined],
  ])(
    'causes an error with the seconds from Retry-After if it is a number: %s · API-36',
    async (header, seconds) => {
      const headers = { 'Retry-After': header };
      const error = await failWith(replyJson({ message: 'Wait.' }, { status: 429, headers }));

      expect(error.retryAfterSeconds).toBe(seconds);
    },
  );
});

describe('status 401', () => {
  it('causes an unauthorised error with the message from the body · ERR-06', async () => {
    const error = await failWith(replyJson({ message: 'Log in again.' }, { status: 401 }));

    expect(error).not.toBeInstanceOf(ServerError);
    expect(error).toMatchObject({ name: 'UnauthorizedError', message: 'Log in again.', status: 401 });
  });

  it.each([
    ['HTML', '<p>Unauthorized</p>'],
    ['truncated JSON', '{"mess'],
    ['cut short', breakOff()],
  ])('causes an unauthorised error even if the body is %s · TRAP-51', async (_name, body) => {
    expect(await failWith(() => new Response(body, { status: 401 }))).toBeInstanceOf(UnauthorizedError);
  });
});

it.each<[string, () => Response | Promise<Response>]>([
  ['missing', () => Promise.reject(CAUSE)],
  ['cut short', () => new Response(breakOff())],
])(
  'a reply that is %s causes a network error with the generic message and the cause · ERR-27',
  async (_name, answer) => {
    const error = await failWith(answer);

    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({
      message: GENERIC_ERROR_MESSAGE,
      isNetworkError: true,
      isTimeout: false,
      cause: CAUSE,
      status: undefined,
    });
  },
);
