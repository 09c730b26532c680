import { randomUUID } from 'node:crypto';
import { replyJson, type ExactRequest, type ExactResponse } from '../scripts/gateway/startProxy.ts';
import type { Variant } from './startBackend.ts';

type Send = (request: ExactRequest) => Promise<ExactResponse>;
type Answer = (request: ExactRequest, send: Send) => Promise<ExactResponse>;

/** Changes a header in every reply that has it; undefined removes it. */
const inReplies =
  (name: string, change: (value: string) => string | undefined): Answer =>
  async (request, send): Promise<ExactResponse> => {
    const reply = await send(request);
    const value = reply.headers.get(name);
    const changed = value === null ? undefined : change(value);
    if (changed === undefined) reply.headers.delete(name);
    else reply.headers.set(name, changed);
    return reply;
  };

/** Changes the body of a reply of one operation. */
const inBody =
  (url: string, change: (body: Record<string, unknown>) => object): Answer =>
  async (request, send): Promise<ExactResponse> => {
    const reply = await send(request);
    if (request.method !== 'GET' || request.url !== url || reply.status !== 200) return reply;
    const body = JSON.parse(reply.body.toString()) as Record<string, unknown>;
    return { ...reply, body: Buffer.from(JSON.stringify(change(body))) };
  };

/** Formats a reply as another framework might. */
const formattedOtherwise: Answer = async (request, send) => {
  const ifMatch = request.headers.get('if-match');
  if (ifMatch !== null) request.headers.set('if-match', ifMatch.replace(/revision-(\d+)-(0a){40}/, '$1'));
  if (request.method === 'OPTIONS') return replyJson(200, { allow: 'GET, PUT' });
  const reply = await send(request);
  const { headers, body } = reply;
  headers.set('etag', headers.get('etag')?.replace(/\d+/, `revision-$&-${'0a'.repeat(40)}`) ?? '');
  if (headers.get('etag') === '') headers.delete('etag');
  for (const [name, value] of Object.entries({ 'x-request-id': randomUUID(), vary: 'Origin, Cookie' }))
    headers.set(name, value);
  headers.set('cache-control', `no-cache, ${headers.get('cache-control') ?? ''}, private`);
  headers.append('set-cookie', 'SERVERID=a1; path=/; Domain=example.test');
  const [, token] = /(?:^|; )admit_id_token=([^;]+)/.exec(request.headers.get('cookie') ?? '') ?? [];
  // A rolling session.
  if (token && reply.status === 200 && !/log(in|out)$/.test(request.url))
    headers.append('set-cookie', `admit_id_token=${token}; Max-Age=3600; HTTPONLY; samesite=lax; Path=/`);
  const text = body.toString();
  if (!text.startsWith('{')) return reply;
  const isStorage = request.url.startsWith('/mock-storage') || request.url.startsWith('/_sandbox');
  return isStorage
    ? reply
    : { ...reply, body: Buffer.from(JSON.stringify(turnAround(JSON.parse(text)), null, 2)) };
};

/** Reverses the keys of objects, and writes moments and messages in another way. */
function turnAround(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return Array.isArray(value) ? value.map(turnAround) : value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]: [string, unknown]) => {
        if (key === 'message') return [key, `Réponse: ${String(part)} ✓`];
        const isMoment = key === 'timestamp' || key === 'uploaded_at';
        return [key, isMoment ? String(part).replace('Z', '456+00:00') : turnAround(part)];
      }),
  );
}

/** Ignores the numbers of a save, and removes fields from the profile. */
const withoutFields =
  (...names: string[]): Answer =>
  async (request, send): Promise<ExactResponse> => {
    request.headers.delete('admit-save');
    const remove = (body: object) =>
      Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
    return inBody('/api/profile', remove)(request, send);
  };

/** The values that a backend may choose itself, by the values that it gets if its provider states return none. */
const OWN = {
  code: ['012345', '700700'],
  reset_id: ['contract-reset-id', 'eyJ1IjoxfQ.r_AbC-1~x='],
  newcomer_reset_id: ['contract-newcomer-reset-id', 'eyJ1IjoyfQ.r_AbC-2~x='],
  public_token: ['contract-public-token', 'public.1'],
  service_token: ['contract-service-token', 'service.1'],
  token: ['contract-token', 'view.1'],
  file_key: ['contract-file-key', '6f/1c+2 a'],
  id: ['', ''],
} as const;
const STATES = '/_sandbox/provider-states';

/** Returns codes, tokens, keys and ids of its own with its provider states, and knows no others. */
const withOwnValues: Answer = async (request, send) => {
  if (request.url === STATES) {
    const reply = await send(request);
    const [, id = ''] = /"id":"([^"]*)"/.exec(request.body.toString()) ?? [];
    const values = Object.entries(OWN).map(([name, [, value]]) => [name, value || `own-${id}`]);
    return reply.status === 200 ? replyJson(200, Object.fromEntries(values) as object) : reply;
  }
  const translate = (text: string, encode = (value: string) => value) =>
    Object.values(OWN).reduce<string>((given, [usual, value]) => {
      if (value === '') return given.replace(/\bown-/, '');
      const unknown = usual === '012345' ? '999999' : 'not-known';
      return given.split(encode(usual)).join(unknown).split(encode(value)).join(encode(usual));
    }, text);
  if (!/^(|\{[^]*)$/.test(request.body.toString('latin1', 0, 1))) return send(request);
  return send({
    ...request,
    url: translate(request.url, encodeURIComponent),
    body: Buffer.from(translate(request.body.toString())),
  });
};

/** Ends the links of an account at its next log-in, as Django's own tokens do. */
function withLinksEndedByLogIn(): Answer {
  const ended = new Set<string>();
  return async (request, send) => {
    const [, username = ''] = /"username":"([^"]*)"/.exec(request.body.toString()) ?? [];
    if (request.url === STATES) ended.clear();
    const isOver = request.url === '/public/reset-password' && ended.has(username.toLowerCase());
    const body = isOver
      ? Buffer.from(request.body.toString().replace(/"id":"[^"]*"/, '"id":"over"'))
      : request.body;
    const reply = await send({ ...request, body });
    if (request.url === '/public/login' && reply.status === 200) ended.add(username.toLowerCase());
    return reply;
  };
}

/** Keeps only the last part of a file's name, and trims it. */
const withBareFileNames: Answer = async (request, send) => {
  const reply = await send(request);
  if (!/^\/(api|public|service)\//.test(request.url)) return reply;
  const bare = (name: string) => (name.split(/\/|\\\\/).at(-1) ?? name).trim();
  const body = reply.body
    .toString()
    .replaceAll(/"file_name":"((?:[^"\\]|\\.)*)"/g, (_, name: string) => `"file_name":"${bare(name)}"`);
  return { ...reply, body: body.includes('"file_name"') ? Buffer.from(body) : reply.body };
};

/** The ways in which a correct backend may differ from the sandbox over several calls. */
export const ALLOWED_VARIANTS: Record<string, Variant> = {
  'has no versions, numbers or key': {
    answer: (request, send) =>
      inReplies('etag', () => undefined)(request, (sent) =>
        withoutFields('saves', 'letters_key')(sent, send),
      ),
  },
  'is behind a proxy that ends TLS': {
    answer: (request, send) => {
      request.headers.set('x-forwarded-proto', 'https');
      return send(request);
    },
  },
  'chooses its codes, tokens, keys and ids itself': { answer: withOwnValues },
  'redirects to the file of the copy': {
    answer: async (request, send) => {
      const moved = /^(.*)[?&]moved$/.exec(request.url)?.[1];
      const [path = ''] = request.url.split('?');
      if (moved !== undefined || !path.startsWith('/_sandbox/files/'))
        return send({ ...request, url: moved ?? request.url });
      return {
        status: 302,
        headers: new Headers({ location: request.url + (request.url.includes('?') ? '&moved' : '?moved') }),
        body: Buffer.from(''),
      };
    },
  },
  'ends the links of an account at its next log-in': { answer: withLinksEndedByLogIn() },
  'keeps only the last part of the name of a file': { answer: withBareFileNames },
  'has no numbers': { answer: withoutFields('saves') },
  'sends weak versions': { answer: inReplies('etag', (tag) => `W/${tag}`) },
  'names tabs that were never chosen': {
    answer: inBody('/api/tabs', ({ tabs }) => ({
      tabs: { home_address_tab: 'us', hs_tab: 'us', ...(tabs as object) },
    })),
  },
  'writes its replies in another way': { answer: formattedOtherwise },
  'converts a file in a second': { options: { conversionDelayMs: 500 } },
  'allows few attempts': { options: { limits: { logIn: 3, mail: 2, confirm: 3, reset: 2 } } },
  'keeps the session that a log-in carried': {
    answer: (request, send) => {
      if (request.url === '/public/login') request.headers.delete('cookie');
      return send(request);
    },
  },
  'finds no application complete': {
    answer: async (request, send) => {
      if (request.method !== 'POST' || request.url !== '/api/submit') return send(request);
      // Requests the profile first, because session errors take precedence over everything else.
      const profile = await send({ ...request, method: 'GET', url: '/api/profile' });
      return profile.status === 200
        ? replyJson(409, { message: 'Your application is not complete yet.', code: 'not_ready' })
        : profile;
    },
  },
};

/** Takes many liberties at once. Those left out contradict others, or only remove parts that the others change. */
export const ALL_ALLOWED_VARIANTS: Variant = {
  answer: takeAll([
    'is behind a proxy that ends TLS',
    'chooses its codes, tokens, keys and ids itself',
    'redirects to the file of the copy',
    'ends the links of an account at its next log-in',
    'keeps only the last part of the name of a file',
    'sends weak versions',
    'names tabs that were never chosen',
    'keeps the session that a log-in carried',
  ]),
};

/** Answers as each of these variants does, one behind the other. */
function takeAll([name, ...names]: string[]): NonNullable<Variant['answer']> {
  if (name === undefined) return (request, send) => send(request);
  const { answer } = ALLOWED_VARIANTS[name] ?? {};
  if (!answer) throw new Error(`There is no variant that ${name}.`);
  const inner = takeAll(names);
  return (request, send, database) => answer(request, (sent) => inner(sent, send, database), database);
}
