import { convertFile } from '../../sandbox/documents/convertFile.ts';
import type { Convert } from '../../sandbox/documents/createConverter.ts';
import { replyJson } from '../../scripts/gateway/startProxy.ts';
import {
  afterwards,
  asIf,
  asIfBody,
  asIfText,
  bumping,
  CONVERT,
  keyOf,
  on,
  ownerOf,
  readJson,
  replying,
  replyTooMany,
  SAVE,
  storing,
  SUBMIT,
  withHeader,
  writeJson,
  type WrongBackend,
} from './WrongBackend.ts';

/** Removes answers from a save, as if they were not sent. */
const dropping = (when: (key: string, value: unknown) => boolean): WrongBackend =>
  asIfBody(SAVE, (body) =>
    Object.fromEntries(Object.entries(body).filter(([key, value]) => !when(key, value))),
  );
/** Converts files whose content begins in a certain way. */
const converting =
  (when: (content: Uint8Array) => boolean): WrongBackend =>
  () => {
    const convert: Convert = async (content, name) =>
      when(content) ? { pdf: Buffer.from('%PDF-1.4\n%%EOF\n') } : convertFile(content, name);
    return { options: { convert } };
  };
/** Backends that are wrong about answers, statuses, documents, views and the look-up. */
export const WRONG_RECORDS: Record<string, WrongBackend> = {
  'A blank text is saved as an empty one.': storing((text) => (text.trim() === '' ? '' : text)),
  'The text 0 counts as empty.': storing((text) => (text === '0' ? '' : text)),
  'A byte order mark is removed.': storing((text) => text.replace(/^\ufeff/, '')),
  'Line separators are saved as line feeds.': storing((text) => text.replace(/[\u2028\u2029]/g, '\n')),
  'The control character DEL is saved.': storing((text) => text.replaceAll('\x7f', '')),
  'A vertical tab is saved.': storing((text) => text.replaceAll('\v', '\n')),
  'A control character in a reported error is taken.': asIfText(/POST \/api\/validations/, (text) =>
    text.replace(/\\u00[01][0-9a-f]|\\[rfb]|\\ud[89a-f]../gi, '?'),
  ),
  'A tick of false is saved as none.': storing((text, key) =>
    /_ind$/.test(key) && text === 'false' ? '' : text,
  ),
  'A tick of 1 is saved.': storing((text, key) => (/_ind$/.test(key) && text === '1' ? 'true' : text)),
  'A month with a leading zero is saved.': storing((text, key) =>
    /month$/.test(key) ? text.replace(/^0(?=[1-9]$)/, '') : text,
  ),
  'The month 13 is saved.': storing((text, key) => (/month$/.test(key) && text === '13' ? '12' : text)),
  'The month 0 is saved.': storing((text, key) => (/month$/.test(key) && text === '0' ? '' : text)),
  'Answers about a fifth parent are ignored.': dropping((key) =>
    /^parent_[5-9]|^prev_college_[6-9]/.test(key),
  ),
  'A key in another case is known.': asIfBody(SAVE, (body) =>
    Object.fromEntries(Object.entries(body).map(([key, value]) => [key.toLowerCase(), value])),
  ),
  'A key that every object has is known.': dropping((key) => key in {}),
  'The label of any answer is known.': dropping((key) => /_name_desc$|_doc_desc$|_desc_desc$/.test(key)),
  'An answer that is cleared clears its label.': asIfBody(SAVE, (body) => ({
    ...Object.fromEntries(
      Object.entries(body).flatMap(([key, value]) =>
        value === '' && /_ind$|_month$|_state$|gender|country$/.test(key) && !/heard|ack|ethn|sms/.test(key)
          ? [[`${key}_desc`, '']]
          : [],
      ),
    ),
    ...body,
  })),
  'The answer no clears the answers that it hides.': asIfBody(SAVE, (body) => ({
    ...(body.other_name_ind === 'no' && { former_name: '' }),
    ...(body.discipline_ind === 'no' && { discipline_explain: '' }),
    ...body,
  })),
  'A save that is rejected with 403 records its numbers.': on(SAVE, async (request, send) => {
    const reply = await send(request);
    if (readJson(reply).code === 'already_submitted')
      await send({
        ...request,
        body: Buffer.from('{}'),
        ...withHeader(request, 'if-match', () => undefined),
      });
    return reply;
  }),
  'A sign before a number of Admit-Save is ignored.': asIf(SAVE, (request) =>
    withHeader(request, 'admit-save', (value) => value.replace(/\.\+/g, '.')),
  ),
  'An empty entry of Admit-Save is ignored.': asIf(SAVE, (request) =>
    withHeader(request, 'admit-save', (value) => value.replace(/,\s*(?=,)/g, '')),
  ),
  'The version of another student is current.': on(SAVE, (request, send, database) => {
    const isOther = (tag: string) =>
      database.get(
        'SELECT 1 FROM accounts WHERE answers_version = ? AND id <> ?',
        tag.replaceAll('"', ''),
        ownerOf(request, database),
      );
    return send({
      ...request,
      ...withHeader(request, 'if-match', (tag) => (isOther(tag) ? undefined : tag)),
    });
  }),
  'A log-in changes the version.': bumping(/POST \/public\/login/),
  'A chosen tab changes the version.': bumping(/PUT \/api\/tabs/),
  'A log-out forgets the tabs.': afterwards(/GET \/api\/logout/, (database, account) =>
    database.run("DELETE FROM saved WHERE account_id = ? AND kind = 'tabs'", account),
  ),
  'A log-out forgets the last page.': afterwards(/GET \/api\/logout/, (database, account) =>
    database.run("UPDATE accounts SET last_page = '' WHERE id = ?", account),
  ),
  'A rejected submission names every document.': on(SUBMIT, async (request, send) => {
    const reply = await send(request);
    const body = readJson(reply);
    if (body.code !== 'document_missing') return reply;
    const keys = ['hs_transcript_doc', 'college_transcript_doc', 'resume_doc'];
    const education = Object.fromEntries(keys.map((key) => [key, ['Please upload it.']]));
    return { ...reply, body: writeJson({ ...body, errors: { education } }) };
  }),
  'A missing document is reported as a running conversion.': on(SUBMIT, async (request, send) => {
    const reply = await send(request);
    return readJson(reply).code === 'document_missing'
      ? replyJson(409, { message: 'Wait.', code: 'conversion_running' })
      : reply;
  }),
  'The key of a replaced file is converted again.': () => {
    const started = new Set<string>();
    return {
      answer: async (request, send, database) => {
        const reply = await send(request);
        if (!CONVERT.test(`${request.method} ${request.url}`)) return reply;
        const key = String(readJson(request).file_key);
        if (reply.status === 200) started.add(key);
        const isThere = database.get(
          'SELECT 1 FROM documents WHERE account_id = ? AND answer_key = ?',
          ownerOf(request, database),
          keyOf(request),
        );
        return reply.status === 404 && isThere && started.has(key)
          ? replyJson(200, { message: 'Started.' })
          : reply;
      },
    };
  },
  'A failed conversion is tried again.': () => {
    const again = new Set<string>();
    return on(/ \/api\/pdf\/document-answer/, async (request, send, database) => {
      const reply = await send(request);
      const move = (key: string, from: string, to: string) =>
        database.run('UPDATE documents SET status = ? WHERE status = ? AND file_key = ?', to, from, key);
      const key = String(readJson(request).file_key);
      if (reply.status === 200 && move(key, 'FAILED', 'IN_PROGRESS') > 0) again.add(key);
      // The next call that polls it sees it fail again.
      else for (const one of again) move(one, 'IN_PROGRESS', 'FAILED');
      return reply;
    })();
  },
  'Every upload counts against the 20 targets.': () => {
    const counts = new Map<number, number>();
    return {
      answer: async (request, send, database) => {
        if (request.url.startsWith('/_sandbox')) counts.clear();
        if (request.url !== '/api/presigned-url') return send(request);
        const account = ownerOf(request, database);
        const reply = await send(request);
        const count = counts.get(account) ?? 0;
        if (reply.status === 200) counts.set(account, count + 1);
        return reply.status === 200 && count >= 20 ? replyTooMany() : reply;
      },
    };
  },
  'A removal removes the document of every student.': afterwards(/DELETE /, (database, _, request) =>
    database.run('DELETE FROM documents WHERE answer_key = ?', keyOf(request)),
  ),
  'A new address of the copy ends the earlier one.': on(/GET \/api\/pdf$/, (request, send, database) => {
    database.run(
      "DELETE FROM access_tokens WHERE kind = 'pdf' AND account_id = ?",
      ownerOf(request, database),
    );
    return send(request);
  }),
  'An address is found as a named place.': replying(/GET \/lookup.*id=/, (body) =>
    'county' in body ? { name: '', city: body.city, state: '', country: 'US', ceeb: '' } : body,
  ),
  'A place is found as an address.': replying(/GET \/lookup.*id=/, (body) =>
    'ceeb' in body
      ? {
          address_line_1: '',
          address_line_2: '',
          city: '',
          state: '',
          postal_code: '',
          county: '',
          country: '',
        }
      : body,
  ),
  'A search without a category is one for high schools.': asIf(/GET \/lookup/, ({ url }) => ({
    url: url.includes('category=') ? url : `${url}&category=hs_ceeb`,
  })),
  'A category in capitals is known.': asIf(/GET \/lookup/, ({ url }) => ({
    url: url.replace(/category=[A-Z_]+/, (part) => part.toLowerCase()),
  })),
  'What follows the number of results is ignored.': asIf(/GET \/lookup/, ({ url }) => ({
    url: url.replace(/(max_results=\d+)[^&.]+/, '$1'),
  })),
  'A token of a view in capitals is known.': asIf(/GET \/(public\/tmp|service)/, ({ url }) => ({
    url: url.replace(/CONTRACT-\w+-TOKEN/, (token) => token.toLowerCase()),
  })),
  'An empty file is converted.': converting((content) => content.length === 0),
  'A file of another kind is converted.': converting((content) =>
    /^(GIF|Hello)/.test(Buffer.from(content.subarray(0, 10)).toString('latin1')),
  ),
  'The profile masks the Social Security number.': replying(/GET \/api\/profile/, (body) => {
    const answer = body.answer as Record<string, string>;
    return answer.ssn ? { ...body, answer: { ...answer, ssn: `***-**-${answer.ssn.slice(-4)}` } } : body;
  }),
  'The public view lists no documents.': replying(/ \/public\/tmp/, (body) => ({
    ...body,
    document_answer: {},
  })),
};
