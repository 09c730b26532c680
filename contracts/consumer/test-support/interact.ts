import { fileURLToPath } from 'node:url';
import { createSdk, ServerError, UnauthorizedError } from '@admission/sdk';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import type { Call, State } from './Call.ts';
import { exampleReply, NO_STORE, type Reply } from './replies.ts';

/** The folder a run writes its pact to, for comparison with the committed pact after all tests. */
export const WRITTEN = fileURLToPath(new URL('../../pacts/.tmp/', import.meta.url));

const COOKIE = 'admit_id_token=contract-session';
const MARKER = 'contract-marker';

/**
 * The default session. A provider that cannot use these values returns its own with the provider state, and the
 * request carries those instead.
 */
const SESSION = MatchersV3.fromProviderState('admit_id_token=${session}', COOKIE);
const OWN_MARKER = MatchersV3.fromProviderState('${marker}', MARKER);

/** Lets a provider state replace the values of a body or query that a provider may have chosen itself, such as a code. */
const withOwn = <Given extends object>(given: Given, own: Call['own'] = {}): Given => ({
  ...given,
  ...Object.fromEntries(
    Object.entries(own)
      .filter(([name]) => name in given)
      .map(([name, value]) => [
        name,
        MatchersV3.fromProviderState(`\${${value}}`, String((given as Record<string, unknown>)[name])),
      ]),
  ),
});

/** One interaction of the pact: its reply is given in full, or by the name of an example in openapi.yaml. */
export type Row = [call: Call, when: string, given: State, reply: Reply | string, ids: string];

/** Tests each interaction and writes it into the pact. */
export function testInteractions(rows: Row[]): void {
  for (const [call, when, given, named, ids] of rows) {
    const reply = typeof named === 'string' ? exampleReply(call, named) : named;
    const description = ['a request', call.asks, when].filter(Boolean).join(' ');
    it(`${description} gets ${String(reply.status)} · ${ids}`, () =>
      interact(call, { description, given }, reply));
  }
}

/**
 * Makes one call with the real sdk against Pact's mock and writes the interaction into the pact.
 * The sdk must return the reply's body, or throw the error for its status with the server's own message.
 */
async function interact(
  call: Call,
  { description, given }: { description: string; given: State },
  reply: Reply,
): Promise<void> {
  const hasSession = call.session !== false;
  // Writes must send `Admit-Session`; reads may omit it.
  const isMarked = hasSession && (call.method !== 'GET' || call.path === '/api/logout');
  const pact = new PactV4({
    consumer: 'admission-web',
    provider: 'admission-api',
    dir: WRITTEN,
    logLevel: 'error',
  });

  await pact
    .addInteraction()
    .given(given.name, given.params)
    .uponReceiving(description)
    .withRequest(call.method, call.path, (request) => {
      request.headers({
        Accept: 'application/json',
        ...(hasSession && { Cookie: SESSION }),
        ...(isMarked && { 'Admit-Session': OWN_MARKER }),
        ...call.sent,
        ...call.headers,
      });
      if (call.query) request.query(withOwn(call.query, call.own));
      if (call.body !== undefined) request.jsonBody(withOwn(call.body as object, call.own));
    })
    .willRespondWith(reply.status, (response) => {
      response.jsonBody(reply.body);
      const isPrivate = !call.path.startsWith('/lookup/') || reply.status >= 429;
      const headers = { ...reply.headers, ...(isPrivate && { 'Cache-Control': NO_STORE }) };
      if (Object.keys(headers).length > 0) response.headers(headers);
    })
    .executeTest(async ({ url }) => {
      const headers = () => ({
        ...(hasSession && { Cookie: COOKIE }),
        ...(isMarked && { 'Admit-Session': MARKER }),
        ...call.headers,
      });
      await expectOutcome(call.send(createSdk({ baseUrl: url, headers })), reply);
    });
}

async function expectOutcome(outcome: Promise<unknown>, reply: Reply) {
  const body = MatchersV3.reify<{ message: string; code: string }>(reply.body);
  if (reply.status === 200) {
    // The sdk may add the answers' version, from `ETag`.
    expect([body, { ...body, version: MatchersV3.reify(reply.headers?.ETag ?? null) }]).toContainEqual(
      await outcome,
    );
    return;
  }

  const error: unknown = await outcome.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(reply.status === 401 ? UnauthorizedError : ServerError);
  expect(error).toMatchObject({ status: reply.status, message: body.message, code: body.code });
  if (reply.status === 429) expect(error).toMatchObject({ retryAfterSeconds: 30 });
}
