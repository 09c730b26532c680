import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackend } from '../../examples/fastify-backend/createBackend.ts';

let code = '';
const backend = createBackend({
  withStates: true,
  mail: async (_to, _subject, text) => void (code = text),
});
beforeAll(() => backend.ready());
afterAll(() => backend.close());

const username = 'maya@example.com';
const post = (url: string, body: object) => backend.inject({ method: 'POST', url, payload: body });
const setUp = (state: string) => post('/provider-states', { state, params: {}, action: 'setup' });

describe('the backend of the examples', () => {
  it('leaves the password of an account that is confirmed while another one is hashed · API-25', async () => {
    await post('/public/signup', { username, password: 'Example-Pass-2026' });
    // Hashing takes a thread of its own for tens of milliseconds; the confirmation overtakes it.
    const [second] = await Promise.all([
      post('/public/signup', { username, password: 'Another-Pass-2026' }),
      post('/public/confirm', { username, code }),
    ]);

    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ code: 'user_exists' });
    const login = await post('/public/login', { username, password: 'Example-Pass-2026' });
    expect(login.statusCode).toBe(200);
  });

  it.each([
    [10 * 1024 * 1024, 200],
    [10 * 1024 * 1024 + 1, 413],
    [11 * 1024 * 1024, 413],
  ])('answers an upload of %i bytes with %i · API-17', async (size, status) => {
    await setUp('a student is logged in');
    const target = await backend.inject({
      method: 'POST',
      url: '/api/presigned-url',
      headers: { cookie: 'admit_id_token=contract-session; admit_session=1' },
      payload: { answer_key: 'resume_doc' },
    });
    const form = new FormData();
    const { fields } = target.json<{ fields: Record<string, string> }>();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new File([new Uint8Array(size)], 'resume.pdf', { type: 'application/pdf' }));
    const { headers, body } = await encode(form);

    const reply = await backend.inject({ method: 'POST', url: '/mock-storage', headers, payload: body });

    expect(reply.statusCode).toBe(status);
  });

  it('knows no state by the name of what every object has · CARD-14', async () => {
    expect((await setUp('constructor')).statusCode).toBe(404);
    expect((await setUp('a student is logged in')).statusCode).toBe(200);
  });
});

async function encode(form: FormData) {
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return { headers, body: Buffer.from(await encoded.arrayBuffer()) };
}
