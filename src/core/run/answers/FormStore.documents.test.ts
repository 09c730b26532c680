import { describe, expect, it, vi } from 'vitest';
import { rule } from '../../declare/Rule.ts';
import { radio, text, upload } from '../../kinds/builders.ts';
import { hiddenSection } from '../../declare/layout.ts';
import { formOf } from '../../test-support/formOf.ts';
import { storeOf } from '../../test-support/storeOf.ts';
import { EMPTY_FORM_STATE, type Answers } from '../../answers/FormState.ts';

const FORM = formOf(
  radio('other_name_ind', { label: 'Another name', options: { yes: 'Yes', no: 'No' } }),
  hiddenSection(
    [rule('other_name_ind', 'equals', 'yes')],
    [
      upload('hs_transcript_doc', { label: 'Transcript' }),
      hiddenSection(
        [rule('hs_transcript_doc', 'notEquals', 'ANSWERED')],
        [text('first_name', { label: 'Name' }), upload('resume_doc', { label: 'Résumé' })],
      ),
    ],
  ),
);

const storeWith = (answers: Answers = {}) => storeOf(FORM, { answers });

describe('setDocuments', () => {
  it('answers an upload question that has a document, which leaves nothing to save · DOC-05', () => {
    const store = storeWith();
    const listener = vi.fn();
    store.subscribe(listener);

    store.setDocuments(['hs_transcript_doc']);

    expect(store.state.answers).toEqual({ hs_transcript_doc: 'ANSWERED' });
    expect(store.hasUnsavedAnswers).toBe(false);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('clears the answer once the document has been removed, along with the answers this hides · DOC-06', () => {
    const store = storeWith({ hs_transcript_doc: 'ANSWERED', first_name: 'Ana' });
    store.setDocuments(['hs_transcript_doc']);

    store.setDocuments([]);

    expect(store.state.answers).toEqual({ hs_transcript_doc: '', first_name: '' });
    expect(Object.keys(store.unsaved.answers).sort()).toEqual(['first_name']);
  });

  it('also answers an upload question that another document’s answer reveals', () => {
    const store = storeWith();

    store.setDocuments(['resume_doc', 'hs_transcript_doc']);

    expect(store.state.answers).toEqual({ hs_transcript_doc: 'ANSWERED', resume_doc: 'ANSWERED' });
  });

  it('blanks the answer while the question is hidden, and restores ANSWERED once it is shown again · COND-13', () => {
    const store = storeWith({ other_name_ind: 'no' });
    store.setDocuments(['hs_transcript_doc']);

    store.change({ other_name_ind: 'yes' });
    expect(store.answer('hs_transcript_doc')).toBe('');
    store.change({ other_name_ind: 'no' });
    expect(store.answer('hs_transcript_doc')).toBe('ANSWERED');
  });

  it('makes the documents the only source of the answer: changes, other tabs and saved answers are ignored', () => {
    const store = storeWith();
    store.setDocuments(['hs_transcript_doc']);

    store.change({ hs_transcript_doc: '', resume_doc: 'ANSWERED' });
    expect(store.state.answers).toEqual({ hs_transcript_doc: 'ANSWERED' });
    store.letters.read({ answers: { hs_transcript_doc: '' } });
    expect(store.answer('hs_transcript_doc')).toBe('ANSWERED');

    store.hydrate({ ...EMPTY_FORM_STATE, answers: { hs_transcript_doc: '', first_name: 'Ana' } });
    expect(store.state.answers).toEqual({ hs_transcript_doc: 'ANSWERED', first_name: 'Ana' });

    store.setDocuments([]);
    store.hydrate({ ...EMPTY_FORM_STATE, answers: { hs_transcript_doc: 'ANSWERED' } });
    expect(store.state.answers).toEqual({ hs_transcript_doc: '' });
    expect(store.hasUnsavedAnswers).toBe(false);
  });

  it('keeps the saved answers until the list of documents is known · TRAP-16', () => {
    const store = storeWith({ hs_transcript_doc: 'ANSWERED' });
    expect(store.answer('hs_transcript_doc')).toBe('ANSWERED');
    store.setDocuments([]);

    expect(store.answer('hs_transcript_doc')).toBe('');
  });
});
