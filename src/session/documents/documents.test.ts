import { expect, it } from 'vitest';
import type { DocumentAnswer, DocumentAnswers } from '@admission/sdk';
import { DOCUMENT_FORM, DONE, KEY, listing } from '../test-support/documentCalls.ts';
import { sessionOf } from '../test-support/sessionOf.ts';
import { noteDocument, readDocuments, rereadDocuments } from './documents.ts';

const CV = { resume_doc: { file_name: 'cv.pdf', status: 'COMPLETED' } } as const;
const CONVERTING = { ...DONE, status: 'IN_PROGRESS' } as const;
const LISTED = { [KEY]: { ...DONE, file_name: 'as listed.pdf' } };

/** An update: a document, its removal (null), or a whole list from the server. */
type Event = { readonly noted: DocumentAnswer | null } | { readonly list: DocumentAnswers };
const converted: Event = { noted: DONE };

it.each<[string, DocumentAnswers, readonly Event[], DocumentAnswers]>([
  ['a document converted since the list was read · DOC-11', CV, [converted], { ...CV, [KEY]: DONE }],
  ['no document whose removal was confirmed · DOC-12', { ...CV, [KEY]: DONE }, [{ noted: null }], CV],
  ['the documents of a later list', { [KEY]: DONE }, [{ list: CV }], CV],
  ['a converted document that a later list lacks · DOC-18', {}, [converted, { list: {} }], { [KEY]: DONE }],
  ['a converted document under the name in a later list', {}, [converted, { list: LISTED }], LISTED],
  [
    'no document that was being converted when a later list lacks it',
    {},
    [{ noted: CONVERTING }, { list: {} }],
    {},
  ],
  ['no converted document that was removed here', {}, [converted, { noted: null }, { list: {} }], {}],
  [
    'a document with its new status · DOC-05',
    { [KEY]: DONE },
    [{ noted: CONVERTING }],
    { [KEY]: CONVERTING },
  ],
])(
  'the page lists %s, and marks only questions with a converted document as answered',
  async (_, listed, events, expected) => {
    const getDocuments = listing({});
    const { session, form } = sessionOf({ form: DOCUMENT_FORM, calls: { getDocuments }, documents: listed });

    for (const event of events) {
      if ('noted' in event) noteDocument(session, KEY, event.noted);
      else {
        getDocuments.mockImplementation(listing(event.list));
        await rereadDocuments(session);
      }
    }

    expect(readDocuments(session)).toEqual(expected);
    for (const key of [KEY, 'resume_doc'] as const)
      expect(form.answer(key)).toBe(expected[key]?.status === 'COMPLETED' ? 'ANSWERED' : '');
  },
);
