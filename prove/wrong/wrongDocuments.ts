import { convertFile } from '../../sandbox/documents/convertFile.ts';
import type { Convert } from '../../sandbox/documents/createConverter.ts';
import { replyJson } from '../../scripts/gateway/startProxy.ts';
import {
  accepting,
  afterwards,
  CONVERT,
  keeping,
  keyOf,
  losing,
  on,
  ownerOf,
  readJson,
  rejecting,
  renaming,
  replying,
  type WrongBackend,
} from './WrongBackend.ts';

const REMOVE = /DELETE /;
const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');

/** Converts files that the sandbox cannot convert. */
const converting =
  (when: RegExp): WrongBackend =>
  () => {
    const convert: Convert = async (content, name) => {
      const result = await convertFile(content, name);
      return 'failure' in result && when.test(result.failure) ? { pdf: PDF } : result;
    };
    return { options: { convert } };
  };
const KEYS = ['hs_transcript_doc', 'college_transcript_doc', 'resume_doc'];

/** Backends that are wrong about documents. */
export const WRONG_DOCUMENTS: Record<string, WrongBackend> = {
  'A replaced document keeps the moment of the first.': () => {
    const first = new Map<string, number>();
    return {
      answer: async (request, send, database) => {
        const account = ownerOf(request, database);
        const key = `${String(account)} ${keyOf(request)}`;
        const reply = await send(request);
        if (!CONVERT.test(`${request.method} ${request.url}`) || reply.status !== 200) return reply;
        const row = database.get<{ uploaded_at: number }>(
          'SELECT uploaded_at FROM documents WHERE account_id = ? AND answer_key = ?',
          account,
          keyOf(request),
        );
        first.set(key, first.get(key) ?? row?.uploaded_at ?? 0);
        database.run(
          'UPDATE documents SET uploaded_at = ? WHERE account_id = ? AND answer_key = ?',
          first.get(key) ?? 0,
          account,
          keyOf(request),
        );
        return reply;
      },
    };
  },
  'A document’s moment is that of its reading.': replying(
    /GET \/api\/document-answer/,
    ({ document_answer }) => ({
      document_answer: Object.fromEntries(
        Object.entries(document_answer as object).map(([key, one]: [string, object]) => [
          key,
          { ...one, uploaded_at: new Date().toISOString() },
        ]),
      ),
    }),
  ),
  'Removing a document leaves its mark.': keeping(REMOVE, 'saved', (request, database) => [
    "account_id = ? AND kind = 'answer' AND name = ?",
    ownerOf(request, database),
    keyOf(request),
  ]),
  'Removing a document leaves a mark that the student saved.': on(
    /./,
    (() => {
      const saved = new Set<string>();
      return async (request, send, database) => {
        const account = ownerOf(request, database);
        if (request.method === 'PUT' && request.url === '/api/answer')
          for (const key of KEYS)
            if (readJson(request)[key] === 'ANSWERED') saved.add(`${String(account)} ${key}`);
        const reply = await send(request);
        if (
          request.method === 'DELETE' &&
          reply.status === 200 &&
          saved.has(`${String(account)} ${keyOf(request)}`)
        )
          database.insert('saved', {
            account_id: account,
            kind: 'answer',
            name: keyOf(request),
            value: 'ANSWERED',
          });
        return reply;
      };
    })(),
  ),
  'Removing a document clears the marks of all.': afterwards(REMOVE, (database, account) =>
    database.run(
      `UPDATE saved SET value = '' WHERE account_id = ? AND name IN (${KEYS.map((key) => `'${key}'`).join()})`,
      account,
    ),
  ),
  'Removing a document removes all documents.': afterwards(REMOVE, (database, account) =>
    database.run('DELETE FROM documents WHERE account_id = ?', account),
  ),
  'A PDF without pages is converted.': converting(/no pages|without pages|pages/i),
  'A picture cut in half is converted.': converting(/incomplete|damaged|broken|complete/i),
  'A picture of more than 110 megapixels is converted.': converting(/megapixel|large|big/i),
  'Every file is converted.': converting(/./),
  'Two conversions at once: one is lost.': (() => {
    const busy = new Set<number>();
    return on(CONVERT, async (request, send, database) => {
      const account = ownerOf(request, database);
      if (busy.has(account)) return replyJson(200, { message: 'Started.' });
      busy.add(account);
      await new Promise((resolve) => setTimeout(resolve, 15));
      const reply = await send(request);
      busy.delete(account);
      return reply;
    });
  })(),
  'Two conversions at once: the second document replaces the list.': losing(CONVERT, 'documents'),
  'A removal during a save is undone.': losing(/PUT \/api\/answer/, 'documents'),
  'Two upload targets at once have one key.': (() => {
    let last:
      | { at: number; reply: Promise<Awaited<ReturnType<Parameters<Parameters<typeof on>[1]>[1]>>> }
      | undefined;
    return on(/POST \/api\/presigned-url/, async (request, send) => {
      if (last && performance.now() - last.at < 15) {
        const earlier = await last.reply;
        return { ...earlier, headers: new Headers(earlier.headers) };
      }
      last = { at: performance.now(), reply: send(request) };
      const reply = await last.reply;
      return { ...reply, headers: new Headers(reply.headers) };
    });
  })(),
  'A conversion that starts undoes a save.': losing(
    CONVERT,
    'saved',
    "AND kind = 'answer' AND name NOT LIKE '%_doc'",
  ),
  'A log-out removes files that wait for their conversion.': afterwards(
    /GET \/api\/logout/,
    (database, account) => database.run('DELETE FROM uploads WHERE account_id = ?', account),
  ),
  'The name of a file is composed.': renaming((name) => name.normalize('NFC')),
  'A file of another question is converted.': accepting(CONVERT, 'file_missing', (request, database) =>
    database.get(
      'SELECT 1 FROM uploads WHERE file_key = ? AND account_id = ? AND content IS NOT NULL',
      String(readJson(request).file_key),
      ownerOf(request, database),
    ),
  ),
  'A file whose name is 255 characters long is rejected.': rejecting(
    CONVERT,
    [400, 'unsupported_file'],
    (request) => String(readJson(request).file_name).length === 255,
  ),
  'A file name in capitals is rejected.': rejecting(CONVERT, [400, 'unsupported_file'], (request) =>
    /\.[A-Z]+$/.test(String(readJson(request).file_name)),
  ),
  'A conversion that was never started is UNPROCESSED.': replying(/GET \/api\/pdf\/document-answer/, (body) =>
    body.status === 'NOT_ANSWERED' ? { ...body, status: 'UNPROCESSED' } : body,
  ),
  'A file that replaces one that is being converted keeps its name.': () => ({
    options: { conversionDelayMs: 300 },
    ...on(CONVERT, async (request, send, database) => {
      const place = [ownerOf(request, database), keyOf(request)] as const;
      const running = database.get<{ name: string }>(
        'SELECT file_name AS name FROM documents WHERE account_id = ? AND answer_key = ?' +
          " AND status IN ('UNPROCESSED', 'IN_PROGRESS')",
        ...place,
      );
      const reply = await send(request);
      if (running && reply.status === 200)
        database.run(
          'UPDATE documents SET file_name = ? WHERE account_id = ? AND answer_key = ?',
          running.name,
          ...place,
        );
      return reply;
    })(),
  }),
  'The second file of a question keeps the name of the first.': (() => {
    const names = new Map<string, string>();
    return afterwards(CONVERT, (database, account, request) => {
      const key = `${String(account)} ${keyOf(request)}`;
      names.set(key, names.get(key) ?? String(readJson(request).file_name));
      database.run(
        'UPDATE documents SET file_name = ? WHERE account_id = ? AND answer_key = ?',
        names.get(key) ?? '',
        account,
        keyOf(request),
      );
    });
  })(),
};
