import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { text } from '../../core/question/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { saveAnswers } from '../answers/saveAnswers.ts';
import { ok } from '../test-support/fakeSdk.ts';
import { studentWith } from '../test-support/studentWith.ts';
import { followOtherTabs } from './followOtherTabs.ts';
import { postWebStatus } from './postWebStatus.ts';

const FORM = formOf(
  text('first_name', { label: 'First name', required: true }),
  text('last_name', { label: 'Last name' }),
);
const JANE = 'jane@example.com';

/** A channel of its own for what another tab says and hears: a page does not hear itself. */
const openTab = () => new BroadcastChannel('admit-application');

describe('followOtherTabs', () => {
  const reactions = { onSubmitted: vi.fn(), onReplaced: vi.fn() };
  let otherTab: BroadcastChannel;
  let stop: () => void;
  beforeEach(() => {
    vi.clearAllMocks();
    otherTab = openTab();
  });
  afterEach(() => {
    otherTab.close();
    stop();
  });

  function enter() {
    const student = studentWith({ form: FORM, calls: {}, state: { answers: { first_name: 'Jane' } } });
    student.enter();
    const channel = followOtherTabs(student.applicant, reactions);
    stop = () => channel.close();
    return student.applicant;
  }
  const say = (news: object) => otherTab.postMessage({ username: JANE, addAnother: {}, ...news });

  it('TRAP-60 takes over what the same person saved in another tab, and what is their own to save stays', async () => {
    const { store, saveStatus } = enter();
    store.change({ first_name: 'Janet' });

    say({ news: 'saved', answers: { first_name: 'Joan', last_name: 'Doe' } });

    await vi.waitFor(() => expect(store.answer('last_name')).toBe('Doe'));
    expect(store.answer('first_name')).toBe('Janet');
    expect(saveStatus.get().state).toBe('idle');
  });

  it('TRAP-60 says that all is saved once another tab has saved it', async () => {
    const { saveStatus } = enter();

    say({ news: 'saved', answers: { last_name: 'Doe' } });

    await vi.waitFor(() => expect(saveStatus.get().state).toBe('saved'));
  });

  it('TRAP-35 takes over nothing of somebody else', async () => {
    const { store } = enter();

    say({ news: 'saved', username: 'bob@example.com', answers: { last_name: 'Bobson' } });
    say({ news: 'saved', answers: { first_name: 'Last' } });

    await vi.waitFor(() => expect(store.answer('first_name')).toBe('Last'));
    expect(store.answer('last_name')).toBe('');
  });

  it('TRAP-35 ends here when somebody else logs in, and keeps unsaved answers for its own person only', async () => {
    const applicant = enter();
    applicant.store.change({ last_name: 'Doe' });

    say({ news: 'entered' });
    say({ news: 'entered', username: 'bob@example.com' });

    await vi.waitFor(() => expect(reactions.onReplaced).toHaveBeenCalledOnce());
    expect(applicant.snapshot.get().is_logged_in).toBe(false);
    expect(applicant.unsent).toEqual({ username: JANE, answers: { last_name: 'Doe' } });
  });

  it('ROUTE-18 follows the status of the application', async () => {
    const { snapshot, store } = enter();

    say({ news: 'status', status: 'validating' });
    await vi.waitFor(() => expect(store.errors('first_name')).toBeDefined());
    await vi.waitFor(() => expect(store.validating).toBe(true));
    say({ news: 'status', status: 'submitted' });

    await vi.waitFor(() => expect(reactions.onSubmitted).toHaveBeenCalledOnce());
    expect(snapshot.get().web_status).toBe('submitted');
  });

  it('leaves a page alone on which nobody is logged in', async () => {
    const applicant = enter();
    applicant.access = null;
    const arrived = vi.fn();
    const third = openTab();
    third.onmessage = arrived;

    say({ news: 'status', status: 'submitted' });
    await vi.waitFor(() => expect(arrived).toHaveBeenCalled());
    third.close();

    expect(applicant.snapshot.get().web_status).toBe('started');
    expect(reactions.onSubmitted).not.toHaveBeenCalled();
  });
});

describe('what a tab tells the others', () => {
  const heard: unknown[] = [];
  let otherTab: BroadcastChannel;
  beforeEach(() => {
    heard.length = 0;
    otherTab = openTab();
    otherTab.onmessage = (event: MessageEvent<unknown>) => heard.push(event.data);
  });
  afterEach(() => otherTab.close());

  it('TRAP-60 the answers that were new to the server, once they are there', async () => {
    const calls = { saveAnswers: vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({}) };
    const { applicant, enter } = studentWith({
      form: FORM,
      calls,
      state: { answers: { first_name: 'Jane' }, addAnother: { parent: 2 } },
    });
    enter();
    applicant.store.change({ last_name: 'Doe' });

    await expect(saveAnswers(applicant)).rejects.toThrow('offline');
    await saveAnswers(applicant);

    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(heard[0]).toMatchObject({
      news: 'saved',
      username: JANE,
      answers: { last_name: 'Doe' },
      addAnother: { parent: 2 },
    });
  });

  it('ROUTE-18 the status, once the server has it', async () => {
    const { applicant, enter } = studentWith({ form: FORM, calls: { saveWebStatus: ok() } });
    enter();

    await postWebStatus(applicant, 'validating');

    await vi.waitFor(() =>
      expect(heard).toEqual([expect.objectContaining({ news: 'status', status: 'validating' })]),
    );
  });
});
