import { expect, it } from 'vitest';
import { tabs } from '../../core/declare/layout.ts';
import { text, upload } from '../../core/kinds/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { FIRST_NAME, OTHER_NAME, PARENTS, SCHOOL_TABS } from '../../core/test-support/nodes.ts';
import { startMutation } from '../calls/runMutation.ts';
import { findUnsent, UNSENT_PHOTOS } from '../documents/unsentFiles.ts';
import { uploadMutation } from '../documents/uploads.ts';
import { contentsOf, startOver } from './startOver.ts';
import { listing } from '../test-support/documentCalls.ts';
import { savedAs } from '../test-support/savingStudent.ts';
import { answering } from '../test-support/server.ts';
import { sessionOf } from '../test-support/sessionOf.ts';

const FORM = formOf(
  FIRST_NAME,
  ...OTHER_NAME,
  PARENTS,
  upload('resume_doc', { label: 'Résumé', required: false }),
  tabs('home_address_tab', {
    label: 'Home',
    defaultTab: 'us',
    tabs: [{ id: 'us', label: 'U.S.', children: [text('home_city', { label: 'City' })] }],
  }),
  SCHOOL_TABS,
);
const ANSWERS = {
  first_name: 'Ana',
  other_name_ind: 'yes',
  other_name_ind_desc: 'Yes',
  former_name: 'Doe',
  parent_2_name: 'Lee',
};

const DOCUMENTS = { resume_doc: { file_name: 'cv.pdf', status: 'COMPLETED' } } as const;

function setUp() {
  const calls = {
    saveAnswers: answering('saveAnswers', savedAs(null)),
    saveAddAnother: answering('saveAddAnother'),
    saveTab: answering('saveTab'),
    deleteDocument: answering('deleteDocument'),
    deleteConversion: answering('deleteConversion'),
    getDocuments: listing(DOCUMENTS),
  };
  const made = sessionOf({
    form: FORM,
    calls,
    state: { answers: ANSWERS, addAnother: { parent: 2 }, tabs: { hs_tab: 'intl' } },
    documents: DOCUMENTS,
  });
  return { ...made, calls };
}

it('starting over blanks all answers, counts and tabs and removes the documents, one change for each answer · ACC-12', async () => {
  const { session, form, calls, post } = setUp();
  expect(contentsOf(session)).toEqual({ answers: 4, documents: ['cv.pdf'] });

  const done = startOver(session);
  expect(form.letters.unsaved.map((change) => Object.keys(change.answers).sort())).toEqual([
    ['parent_2_name'],
    ['former_name'],
    ['other_name_ind', 'other_name_ind_desc'],
    ['first_name'],
  ]);
  await done;

  expect(contentsOf(session)).toEqual({ answers: 0, documents: [] });
  expect(form.state).toMatchObject({ addAnother: { parent: 1 }, tabs: { hs_tab: 'us' } });
  expect(form.hasUnsaved).toBe(false);
  expect(calls.saveAddAnother.mock.calls).toEqual([[{ button_id: 'parent', num_components: 1 }]]);
  expect(calls.saveTab.mock.calls).toEqual([[{ tab_id: 'hs_tab', chosen_tab: 'us' }]]);
  expect(calls.deleteDocument).toHaveBeenCalledOnce();
  expect(calls.saveAnswers.mock.lastCall?.[0]).toMatchObject({ first_name: '', resume_doc: '' });
  expect(post).toHaveBeenCalledWith({ type: 'startedOver' });
});

it('starting over again continues with what could not be removed · ACC-12', async () => {
  const { session, calls } = setUp();
  calls.deleteDocument.mockReturnValueOnce('500:unexpected');

  await expect(startOver(session)).rejects.toMatchObject({ status: 500 });
  expect(contentsOf(session).answers).toBe(0);
  expect(contentsOf(session).documents).toHaveLength(1);
  await startOver(session);

  expect(contentsOf(session)).toEqual({ answers: 0, documents: [] });
});

it('starting over stops uploads and forgets photos and the answers that choices cleared · ACC-12', async () => {
  const { session, form, queryClient } = setUp();
  form.change({ other_name_ind: 'no' });
  const upload = {
    fileName: 'cv.pdf',
    file: new Promise<File>(() => undefined),
    controller: new AbortController(),
  };
  startMutation(queryClient, uploadMutation(session, 'resume_doc'), upload);
  queryClient.setQueryData([UNSENT_PHOTOS, 'resume_doc'], [{ id: 1 }]);

  void startOver(session);

  expect(upload.controller.signal.aborted).toBe(true);
  expect(findUnsent(session)).toBeNull();
  expect(form.cleared.of(['other_name_ind'])).toBeUndefined();
});
