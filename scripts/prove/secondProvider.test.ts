import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeFailure } from '../../contracts/verify/readOutcome.ts';
import type { Verification } from '../../contracts/verify/readOutcome.ts';
import { verifyProvider } from '../../contracts/verify/verifyProvider.ts';
import { createBackend } from '../../examples/fastify-backend/createBackend.ts';
import { keepInteractions, loadCopies } from './loadCopies.ts';

/** What is about to be sent. */
interface Sent {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}
type Fault = (sent: Sent) => Partial<Sent>;

const cookies = ({ headers }: Sent) => [headers['set-cookie'] ?? []].flat() as string[];

/** What is planted, where, what it does, the interaction that must see it, and what that must say. */
const FAULTS: [name: string, call: string, fault: Fault, description: string, says: string][] = [
  [
    'a wrong status',
    'PUT /api/answer',
    () => ({ status: 201 }),
    'a request to save answers of two questions',
    'status: expected 200, got 201',
  ],
  [
    'a renamed field',
    'GET /api/profile',
    ({ body }) => ({ body: body.replace('last_page', 'lastPage') }),
    'a request for the profile of a student with status none',
    'missing the following keys: last_page',
  ],
  [
    'a missing 401',
    'GET /api/tabs',
    () => ({ status: 200, body: '{"tabs":{}}' }),
    'a request for the chosen tabs with a session that has ended',
    'status: expected 401, got 200',
  ],
  [
    'a second submit refused',
    'POST /api/submit',
    () => ({ status: 409 }),
    'a request to submit the application a second time',
    'status: expected 200, got 409',
  ],
  [
    'a session that scripts can read',
    'POST /public/login',
    (sent) => ({ headers: { 'set-cookie': cookies(sent).map((line) => line.replace('HttpOnly; ', '')) } }),
    'a request to log in with the right password',
    'header Set-Cookie: expected admit_id_token with HttpOnly',
  ],
  [
    'a cookie too many',
    'GET /api/logout',
    (sent) => ({ headers: { 'set-cookie': [...cookies(sent), 'admit_user=1; Path=/'] } }),
    'a request to log out',
    'got admit_user',
  ],
  [
    'a 204',
    'DELETE /api/document-answer/hs_transcript_doc',
    () => ({ status: 204, body: '' }),
    'a request to remove the document hs_transcript_doc',
    'status: expected 200, got 204',
  ],
  [
    'a value outside the list',
    'GET /api/pdf',
    ({ body }) => ({ body: body.replace('FAILED', 'BROKEN') }),
    'a request for the PDF copy that is FAILED',
    'body $.status: expected "FAILED", got "BROKEN"',
  ],
  [
    'a forgotten password that tells who has an account',
    'POST /public/forgot-password',
    () => ({ status: 404 }),
    'a request for a link to reset the password where there is no account',
    'status: expected 200, got 404',
  ],
  [
    'a 429 without a time to wait',
    'POST /public/resend-confirm',
    () => ({ headers: { 'retry-after': undefined } }),
    'a request for a new code too often',
    'header Retry-After: expected "30", got nothing',
  ],
  [
    'a text for a number',
    'GET /api/add-another',
    ({ body }) => ({ body: body.replace(':2', ':"2"') }),
    'a request for how many items were added',
    'body $.add_another.parent: expected 2, got "2"',
  ],
  [
    'an SSN in the clear',
    'GET /public/tmp',
    ({ body }) => ({ body: body.replace('***-**-', '900-12-') }),
    'a request for the public view',
    'body $.answer.ssn: expected',
  ],
  [
    'a wrong password that reads as an ended session',
    'POST /public/signup',
    () => ({ status: 401 }),
    'a request to sign up with a weak password',
    'status: expected 400, got 401',
  ],
];

/** States that are answered wrongly, and what an interaction in them must say. */
const STATES = [
  [
    'refused',
    'an uploaded file is waiting',
    'provider state: expected any 2xx from --states-url, got 500 {} (setup)',
  ],
  ['not set up', 'the lookup is failing', 'status: expected 500, got 200'],
] as const;
const DESCRIPTIONS = {
  refused: 'a request to convert an uploaded file',
  'not set up': 'a request to search hs_ceeb while the lookup is failing',
};

// Each verification is a process of its own.
vi.setConfig({ hookTimeout: 120_000 });

/** Starts the second provider; with faults in what it sends and in the states it sets up. */
async function startSecondProvider(isFaulty: boolean) {
  const backend = createBackend({ withStates: true });
  if (isFaulty) {
    backend.addHook('onSend', async (request, reply, payload) => {
      const path = request.url.split('?')[0] ?? '';
      const fault = FAULTS.find(([, call]) => call === `${request.method} ${path}`)?.[2];
      if (!fault) return payload;
      const sent = { status: reply.statusCode, headers: reply.getHeaders(), body: String(payload) };
      const { status = sent.status, headers = {}, body = sent.body } = fault(sent);
      reply.code(status).removeHeader('content-length');
      for (const [name, value] of Object.entries(headers)) {
        reply.removeHeader(name);
        if (value !== undefined) reply.header(name, value);
      }
      return body;
    });
    backend.addHook('preHandler', async (request, reply) => {
      const { state } = (request.body ?? {}) as { state?: string };
      const wrong = STATES.find(([, name]) => name === state);
      if (wrong) return reply.code(wrong[0] === 'refused' ? 500 : 200).send({});
    });
  }
  const url = await backend.listen({ host: '127.0.0.1', port: 0 });
  return { url, statesUrl: `${url}/provider-states`, close: () => backend.close() };
}

describe('a second provider, written from the documents', () => {
  it('keeps the whole pact · CARD-14', { timeout: 120_000 }, async () => {
    const provider = await startSecondProvider(false);
    const { passed, failures } = await verifyProvider(provider);
    await provider.close();

    expect(failures.map(describeFailure)).toEqual([]);
    expect(passed).toBe((await loadCopies()).pact.interactions.length);
  });
});

describe('a second provider with faults', () => {
  let verification: Verification;
  let provider: Awaited<ReturnType<typeof startSecondProvider>>;
  const tell = (description: string): string => {
    const failure = verification.failures.find((one) => one.description === description);
    return failure ? describeFailure(failure) : expect.fail(`"${description}" was kept`);
  };

  beforeAll(async () => {
    const descriptions = [
      ...FAULTS.map(([, , , description]) => description),
      ...Object.values(DESCRIPTIONS),
    ];
    const pact = keepInteractions((await loadCopies()).pact, descriptions);
    provider = await startSecondProvider(true);
    verification = await verifyProvider({ ...provider, pact });
  });
  afterAll(() => provider.close());

  it.each(FAULTS)('is caught with %s · CARD-14', (_name, call, _fault, description, says) => {
    const text = tell(description);

    expect(text.startsWith(`${call}\n`)).toBe(true);
    expect(text).toMatch(/\n {2}state: {7}\S.*\n {2}.*expected .*got /s);
    expect(text).toContain(says);
    expect(text).toMatch(/\n {2}replied: {5}\d{3} /);
  });

  it.each(STATES)('is told of a state that is %s · CARD-14', (how, state, says) => {
    const text = tell(DESCRIPTIONS[how]);

    expect(text).toContain(`state:       ${state}`);
    expect(text).toContain(says);
  });

  it('is blamed for nothing else · CARD-14', () => {
    expect(verification.failures).toHaveLength(FAULTS.length + STATES.length);
    expect(verification.passed).toBe(0);
  });
});
