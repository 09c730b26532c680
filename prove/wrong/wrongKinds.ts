import { hashToken } from '../../sandbox/http/secrets.ts';
import { convertFile } from '../../sandbox/documents/convertFile.ts';
import type { Convert } from '../../sandbox/documents/createConverter.ts';
import { replyJson } from '../../scripts/gateway/startProxy.ts';
import type { ExactRequest } from '../../scripts/gateway/startProxy.ts';
import {
  asIf,
  cookiesOf,
  on,
  ownerOf,
  readJson,
  renaming,
  SAVE,
  tokenOf,
  withHeader,
  writeJson,
} from './WrongBackend.ts';
import type { WrongBackend } from './WrongBackend.ts';

/** Converts a file as if it had another name. */
const naming =
  (rename: (content: string) => string | undefined): WrongBackend =>
  () => {
    const convert: Convert = (content, name) =>
      convertFile(content, rename(Buffer.from(content.subarray(0, 8)).toString('latin1')) ?? name);
    return { options: { convert } };
  };

/** Serves a path that is spelled in another way. */
const spelled = (change: (path: string) => string): WrongBackend =>
  asIf(/./, ({ url }) => ({ url: url.replace(/^[^?]*/, change) }));

/** Adds a session's cookie to the calls that have none. */
const knowing = (read: (request: ExactRequest) => string | undefined | null): WrongBackend =>
  asIf(/ \/api\//, (request) => {
    const token = tokenOf(request) === '' ? read(request) : undefined;
    const headers = new Headers(request.headers);
    if (token) headers.append('cookie', `admit_id_token=${token}`);
    return { headers };
  });

/** Backends that are wrong about names, spellings, other students, and what follows a call. */
export const WRONG_KINDS: Record<string, WrongBackend> = {
  'A file whose name has no ending is converted.': renaming((name) =>
    name.includes('.') ? name : 'file.pdf',
  ),
  'A file of any ending is converted.': renaming((name) => name.replace(/\.[a-z]{3,4}$/, '.pdf')),
  'A picture that is called a PDF is converted.': naming((start) =>
    start.includes('PNG') ? 'a.png' : start.startsWith('ÿØ') ? 'a.jpg' : undefined,
  ),
  'A PDF that is called a picture is converted.': naming((start) =>
    start.startsWith('%PDF') ? 'a.pdf' : undefined,
  ),
  'Only the removal of the PDF removes a document.': on(
    /DELETE \/api\/document-answer/,
    async (request, send) => {
      // The session and all else that comes first is checked as usual.
      const reply = await send({ ...request, method: 'GET', url: '/api/document-answer' });
      const isForeign =
        /site/.test(request.headers.get('sec-fetch-site') ?? '') || request.headers.has('origin');
      return reply.status === 200 && !isForeign && /_doc$/.test(request.url)
        ? replyJson(200, { message: 'Removed.' })
        : send(request);
    },
  ),
  'Letters that are not ASCII are removed from the name of a file.': renaming((name) =>
    name.replace(/[^ -~]/g, ''),
  ),
  'The name of a file is cut after 100 characters.': renaming((name) =>
    name.length > 100 && name.length < 256 ? `${name.slice(0, 96)}.pdf` : name,
  ),
  'A file name of 256 characters is cut.': renaming((name) => name.slice(-255)),
  'HEAD is served without a session.': on(/^HEAD \/api\//, async (request, send) => ({
    ...(await send(request)),
    status: 200,
    headers: new Headers({ 'cache-control': 'no-store' }),
  })),
  'HEAD may be cached.': on(/^HEAD \/api\//, () =>
    Promise.resolve({ status: 405, headers: new Headers(), body: Buffer.from('') }),
  ),
  'A token in the query is a session.': knowing(({ url }) =>
    new URL(url, 'http://sandbox').searchParams.get('admit_id_token'),
  ),
  'The marker is a session.': on(/ \/api\//, (request, send, database) => {
    const marker = cookiesOf(request)
      .find((one) => one.startsWith('admit_session='))
      ?.slice(14);
    const isKnown = tokenOf(request) === '' && marker;
    if (!isKnown) return send(request);
    const token = `own-${marker}`;
    database.run('UPDATE sessions SET token_hash = ? WHERE marker = ?', hashToken(token), marker);
    return send({ ...request, ...withHeader(request, 'cookie', (all) => `${all}; admit_id_token=${token}`) });
  }),
  'A token is compared by its first forty characters.': asIf(/ \/api\//, (request) =>
    withHeader(request, 'cookie', (all) => all.replace(/(admit_id_token=[\w-]{43})[\w-]+/, '$1')),
  ),
  'The marker of another session of the same student is accepted.': on(
    / \/api\//,
    (request, send, database) => {
      const isOwn = database.get(
        'SELECT 1 FROM sessions WHERE account_id = ? AND marker = ?',
        ownerOf(request, database),
        request.headers.get('admit-session') ?? '',
      );
      return send(isOwn ? { ...request, ...withHeader(request, 'admit-session', () => undefined) } : request);
    },
  ),
  'A slash at the end of a path is ignored in writes.': on(/^(PUT|POST|DELETE)/, (request, send) =>
    send({ ...request, url: request.url.replace(/(?<=.)\/$/, '') }),
  ),
  'An encoded slash is a slash.': spelled((path) => path.replace(/%2F/i, '/')),
  'Two slashes count as one.': spelled((path) => path.replaceAll('//', '/')),
  'The ending .json is ignored.': spelled((path) => path.replace(/\.json$/, '')),
  'The body null counts as one without properties.': asIf(SAVE, ({ body }) => ({
    body: body.toString() === 'null' ? Buffer.from('{}') : body,
  })),
  'What follows the JSON of a body is ignored.': asIf(SAVE, ({ body }) => ({
    body: body.toString() === '{}{}' ? Buffer.from('{}') : body,
  })),
  'A refused save names only the first answer.': on(SAVE, async (request, send) => {
    const reply = await send(request);
    const { answers, ...body } = readJson(reply);
    return reply.status === 400 && Array.isArray(answers)
      ? { ...reply, body: writeJson({ ...body, answers: answers.slice(0, 1) }) }
      : reply;
  }),
  'A refused save names every answer.': on(SAVE, async (request, send) => {
    const reply = await send(request);
    const { answers, ...body } = readJson(reply);
    return reply.status === 400 && Array.isArray(answers)
      ? { ...reply, body: writeJson({ ...body, answers: Object.keys(readJson(request)).slice(0, 1000) }) }
      : reply;
  }),
};
