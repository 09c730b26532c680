import { describe, expect, it } from 'vitest';
import { createObservedSdk, replyJson, replyText } from '../../test-support/createObservedSdk.ts';
import { GENERIC_ERROR_MESSAGE } from './errorMessages.ts';
import { SdkError, ServerError, UnauthorizedError } from './SdkError.ts';

const PROFILE = {
  username: 'ana@example.com',
  last_page: '',
  successful_login: [],
  web_status: [],
  answer: {},
  document_answer: {},
};
const HTML = { headers: { 'Content-Type': 'text/html' } };
const PROBLEM = { headers: { 'Content-Type': 'application/problem+json' } };

/** Loads the profile from a server that gives this reply, and returns the error thrown. */
async function failWith(answer: (request: Request) => Response | Promise<Response>): Promise<SdkError> {
  const { sdk } = createObservedSdk(answer);
  const error: unknown = await sdk.getProfile().catch((thrown: unknown) => thrown);
  if (!(error instanceof SdkError)) throw new Error('The call did not throw an SdkError.', { cause: error });
  return error;
}

describe('a reply that is not JSON', () => {
  it.each([
    ['HTML', replyText('<!doctype html><p>Hello</p>', HTML)],
    ['an empty body', replyText('')],
    ['an empty body with a Content-Length', replyText('', { headers: { 'Content-Length': '0' } })],
    ['truncated JSON', replyText('{"username":"ana')],
    ['204', () => new Response(null, { status: 204 })],
    ['null', replyText('null')],
    ['a bare string', replyText('"fine"')],
  ])(
    'a reply that is not JSON causes a server error with the generic message: %s · ERR-03, TRAP-38',
    async (_name, answer) => {
      const error = await failWith(answer);

      expect(error).toBeInstanceOf(ServerError);
      expect(error.name).toBe('ServerError');
      expect(error.message).toBe(
        "We've encountered an unexpected error at this time. Please try again later.",
      );
      expect(error).toMatchObject({ isNetworkError: false, isWrongShape: true });
    },
  );
});

describe('a JSON reply', () => {
  it('a profile may contain plain strings, an unknown status, and no last page · ENT-06, TRAP-29, TRAP-06', async () => {
    const plain = {
      ...PROFILE,
      last_page: null,
      successful_login: ['2026-11-16'],
      web_status: ['started', 'archived'],
    };
    const { sdk } = createObservedSdk(replyJson(plain));

    expect(await sdk.getProfile()).toEqual({ ...plain, version: null });
  });
});

describe('an error status', () => {
  it.each([400, 403, 404, 409, 413, 422, 429, 500, 502, 503])(
    'an error status causes a server error with the message from the body: %i · ERR-04, ERR-07',
    async (status) => {
      const error = await failWith(replyJson({ message: 'Do this next.', code: 'some_code' }, { status }));

      expect(error).toBeInstanceOf(ServerError);
      expect(error).toMatchObject({ message: 'Do this next.', status, code: 'some_code' });
    },
  );

  it.each([
    ['has an object as its message', '{"message":{"a":1}}'],
    ['has a number as its message', '{"message":5}'],
    ['has an empty message', '{"message":""}'],
    ['has a blank message', '{"message":"  "}'],
    ['has no message', '{}'],
    ['is a list', '[]'],
    ['is null', 'null'],
    ['is HTML', '<p>Bad gateway</p>'],
    ['is empty', ''],
  ])('an error has the generic message if the body %s · ERR-05', async (_name, body) => {
    const error = await failWith(replyText(body, { status: 500 }));

    expect(error).toMatchObject({ message: GENERIC_ERROR_MESSAGE, status: 500, code: undefined });
  });

  it('an error reply in problem+json has the generic message · TRAP-37', async () => {
    const error = await failWith(replyText('{"title":"Invalid"}', { status: 422, ...PROBLEM }));

    expect(error).toMatchObject({ message: GENERIC_ERROR_MESSAGE, status: 422 });
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
    'an error contains page errors only if they are well-formed: %s · SUB-10',
    async (_name, errors, isKept) => {
      const error = await failWith(replyJson({ message: 'Not yet.', errors }, { status: 400 }));

      expect(error).toMatchObject({ message: 'Not yet.', errors: isKept ? errors : undefined });
    },
  );

  it('an error contains the path of the call in the contract and the reference of its trace', async () => {
    const { sdk, requests } = createObservedSdk(replyJson({ message: 'No.' }, { status: 404 }));

    const error: unknown = await sdk
      .getConversion({ answer_key: 'resume_doc' })
      .catch((thrown: unknown) => thrown);

    expect(error).toMatchObject({
      path: '/api/pdf/document-answer/{answer_key}',
      reference: requests[0]?.headers.get('traceparent')?.slice(3, 11),
    });
    expect(error).toHaveProperty('reference', expect.stringMatching(/^[0-9a-f]{8}$/));
  });

  it.each([
    ['30', 30],
    ['0', 0],
    ['soon', undefined],
  ])('an error contains Retry-After if it is a number: %s · API-36', async (header, seconds) => {
    const headers = { 'Retry-After': header };
    const error = await failWith(replyJson({ message: 'Wait.' }, { status: 429, headers }));

    expect(error.retryAfterSeconds).toBe(seconds);
  });
});

describe('status 401', () => {
  it('a 401 causes an unauthorised error with the message from its body · ERR-06', async () => {
    const error = await failWith(
      replyJson({ message: 'Log in again.', code: 'session_invalid' }, { status: 401 }),
    );

    expect(error).toBeInstanceOf(UnauthorizedError);
    expect(error).not.toBeInstanceOf(ServerError);
    expect(error).toMatchObject({ name: 'UnauthorizedError', message: 'Log in again.', status: 401 });
  });

  it.each([
    ['HTML', '<p>Unauthorized</p>'],
    ['empty', ''],
    ['truncated JSON', '{"mess'],
  ])('a 401 causes an unauthorised error even if its body is %s · TRAP-51', async (_name, body) => {
    const error = await failWith(replyText(body, { status: 401, ...HTML }));

    expect(error).toBeInstanceOf(UnauthorizedError);
  });

  it('a 401 causes an unauthorised error even if its body is cut short · TRAP-51', async () => {
    const error = await failWith(() => new Response(breakOff(), { status: 401 }));

    expect(error).toBeInstanceOf(UnauthorizedError);
  });
});

describe('no response', () => {
  it('a missing reply causes a server error with the generic message, a flag and the cause · ERR-27', async () => {
    const cause = new TypeError('Failed to fetch');
    const error = await failWith(() => Promise.reject(cause));

    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({
      message: GENERIC_ERROR_MESSAGE,
      isNetworkError: true,
      isTimeout: false,
      cause,
    });
    expect(error.status).toBeUndefined();
  });

  it('a body that is cut short counts as a missing reply · ERR-27', async () => {
    const error = await failWith(() => new Response(breakOff()));

    expect(error).toBeInstanceOf(ServerError);
    expect(error.isNetworkError).toBe(true);
  });
});

function breakOff(): ReadableStream {
  return new ReadableStream({
    pull(controller) {
      controller.error(new TypeError('terminated'));
    },
  });
}
