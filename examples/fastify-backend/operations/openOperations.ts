import { DOCUMENT_KEYS } from '../createStore.ts';
import type { Student } from '../createStore.ts';
import { findRecord, searchLookups } from '../lookups.ts';
import type { Call, Operations } from '../Operation.ts';
import { Refusal } from '../Refusal.ts';
import { listDocuments } from './documentOperations.ts';

/** What needs a token or nothing at all: the read-only views and the search. */
export const openOperations: Operations = {
  getPublicView: (call) => showApplication(call, 'public', call.query.token, 'token_unknown'),

  getServiceView: (call) => showApplication(call, 'service', call.query.service_token, 'token_invalid'),

  getHealth: () => ({ status: 'ok' }),

  findLookup: ({ query }) => {
    const { category, text, id, max_results = 5 } = query;
    if ((text === undefined) === (id === undefined)) throw new Refusal('invalid_request');
    if (text !== undefined)
      return searchLookups(String(category), String(text)).slice(0, Number(max_results));
    const record = findRecord(String(category), String(id));
    if (!record) throw new Refusal('record_missing');
    return record;
  },
};

function showApplication(
  { store }: Call,
  view: 'public' | 'service',
  value: unknown,
  refusal: string,
): object {
  const token = store.views.get(String(value));
  const student = token?.view === view && token.expires > Date.now() && store.students.get(token.username);
  if (!student) throw new Refusal(refusal);
  return {
    answer: maskNumber(unmarkMissing(student)),
    add_another: student.add_another,
    document_answer: listDocuments(student),
    tabs: student.tabs,
  };
}

/** A document is only said to be there when it is. */
function unmarkMissing({ answer, documents }: Student): Student['answer'] {
  const missing = DOCUMENT_KEYS.filter((key) => answer[key] && documents.get(key)?.status !== 'COMPLETED');
  return { ...answer, ...Object.fromEntries(missing.map((key) => [key, ''])) };
}

/** Shows the last four digits of a whole Social Security number, and nothing of a half-typed one. */
function maskNumber(answer: Student['answer']): Student['answer'] {
  if (!answer.ssn) return answer;
  const digits = answer.ssn.replaceAll(/\D/g, '');
  return { ...answer, ssn: digits.length === 9 ? `***-**-${digits.slice(-4)}` : '***' };
}
