import { expect, test, vi } from 'vitest';
import { tabs } from '../../declare/layout.ts';
import { text } from '../../kinds/builders.ts';
import { formOf } from '../../test-support/formOf.ts';
import { FIRST_NAME, OTHER_NAME, PARENTS } from '../../test-support/nodes.ts';
import { storeOf, validatingStoreOf } from '../../test-support/storeOf.ts';
import { tabChanges } from '../journal/tabChanges.ts';
import { type Answers, EMPTY_FORM_STATE } from '../../answers/FormState.ts';

const FORM = formOf(
  FIRST_NAME,
  ...OTHER_NAME,
  tabs('hs_tab', {
    label: '',
    defaultTab: 'us',
    tabs: [{ id: 'us', label: '', children: [text('hs_name', { label: 'School' })] }],
  }),
  PARENTS,
);
const storeWith = (answers: Answers) => storeOf(FORM, { answers });

test('a change calls each listener of a changed key once, however many answers are cleared · COND-13', () => {
  const store = storeWith({ other_name_ind: 'yes', former_name: 'B' });
  const [all, ofBoth, ofOther] = [vi.fn(), vi.fn(), vi.fn()];
  store.subscribe(all);
  store.subscribe(ofBoth, ['other_name_ind', 'former_name']);
  store.subscribe(ofOther, ['first_name']);

  store.change({ other_name_ind: 'no' });

  expect(store.answer('former_name')).toBe('');
  expect([all, ofBoth, ofOther].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
});

test('setting answers to their current values notifies no listener', () => {
  const store = storeWith({ first_name: 'A' });
  const listener = vi.fn();
  store.subscribe(listener);

  store.change({ first_name: 'A', former_name: '' });

  expect(listener).not.toHaveBeenCalled();
});

test('a removed listener is no longer called, even if it was removed twice', () => {
  const store = storeWith({});
  const [gone, present] = [vi.fn(), vi.fn()];
  const leave = store.subscribe(gone);
  leave();
  store.subscribe(present);
  leave();

  store.change({ first_name: 'A' });

  expect(gone).not.toHaveBeenCalled();
  expect(present).toHaveBeenCalledOnce();
});

test('a cleared answer is sent as a blank, and a missing answer is read as a blank · ENT-07', () => {
  const store = storeWith({ first_name: 'A' });

  store.change({ first_name: '' });

  expect(store.answer('last_name')).toBe('');
  expect(store.state.answers).toEqual({ first_name: '' });
});

test('a selected tab counts as unsaved; until one is selected, the default tab applies · FORM-05, ENT-16', () => {
  const store = storeWith({ hs_name: 'Altoona' });
  const listener = vi.fn();
  store.subscribe(listener);
  expect(store.view.tab('hs_tab', 'us')).toBe('us');

  store.setTab('hs_tab', 'intl');

  expect(store.view.tab('hs_tab', 'us')).toBe('intl');
  expect(store.unsaved).toEqual({ ...EMPTY_FORM_STATE, tabs: { hs_tab: 'intl' } });

  for (const tab of tabChanges(store.letters.journal)) store.confirmTab(tab);
  store.setTab('hs_tab', 'intl');
  expect(store.unsaved).toEqual(EMPTY_FORM_STATE);
  expect(listener).toHaveBeenCalledTimes(3);
});

test('dropping unsaved changes reverts to the server’s answers, counts and errors', () => {
  const store = validatingStoreOf(FORM, { answers: { first_name: 'Ana', parent_1_name: 'Bo' } });
  const listener = vi.fn();
  store.subscribe(listener);
  store.change({ first_name: 'Mar', parent_1_name: '' });
  store.setTab('hs_tab', 'intl');
  store.errors.setServerErrors(new Map([['first_name', ['Not this name.']]]));
  listener.mockClear();

  store.dropUnsaved();

  expect(store.state.answers).toEqual({ first_name: 'Ana', parent_1_name: 'Bo' });
  expect(store.hasUnsaved).toBe(false);
  expect(store.errors.summary()).toEqual([]);
  expect(listener).toHaveBeenCalled();
});

test('a saved key that the form does not know is left out of the answers to send', () => {
  const unknown = { undefined: 'x' } as Answers;

  const store = storeWith({ ...unknown, first_name: 'A' });

  expect(store.state.answers).toEqual({ first_name: 'A' });
  expect(store.hasUnsaved).toBe(false);
});
