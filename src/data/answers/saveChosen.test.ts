import { expect, it, vi } from 'vitest';
import { text } from '../../core/question/builders.ts';
import { addAnother } from '../../core/question/layout.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { studentWith } from '../test-support/studentWith.ts';
import { saveAnswers } from './saveAnswers.ts';
import { saveChosen } from './saveChosen.ts';
import { saveTab } from './saveTab.ts';

const FORM = formOf(
  addAnother('parent', { max: 4, title: (n) => `Parent ${n}`, addLabel: '' }, (key) => [
    text(key('name'), { label: 'Name' }),
  ]),
);

/** A student on a server that takes one call at a time from `queue`; a call waits until it is answered. */
function setUp() {
  const sent: string[] = [];
  const answers: { resolve: (reply: object) => void; reject: (error: Error) => void }[] = [];
  const server = { isDown: false };
  const take = (what: string) => {
    sent.push(what);
    if (server.isDown) return Promise.reject(new Error('down'));
    return new Promise((resolve, reject) => answers.push({ resolve, reject }));
  };
  const { applicant, enter } = studentWith({
    form: FORM,
    calls: {
      saveAddAnother: ({ num_components }: { num_components: number }) => take(`count ${num_components}`),
      saveTab: ({ chosen_tab }: { chosen_tab: string }) => take(`tab ${chosen_tab}`),
      saveAnswers: () => Promise.resolve({ message: 'Saved' }),
    },
  });
  enter();
  applicant.savedChosen = { addAnother: {}, tabs: {} };
  return {
    applicant,
    sent,
    server,
    answer: () => answers.shift()?.resolve({ message: 'Saved' }),
    refuse: () => answers.shift()?.reject(new Error('refused')),
  };
}

it('FORM-04 sends one count after the other, the newest last', async () => {
  const { applicant, sent, answer } = setUp();
  applicant.store.setCount('parent', 2);
  const first = saveChosen(applicant);
  applicant.store.setCount('parent', 3);
  applicant.store.setCount('parent', 4);
  const second = saveChosen(applicant);
  expect(sent).toEqual(['count 2']);

  answer();
  await vi.waitFor(() => expect(sent).toEqual(['count 2', 'count 4']));
  answer();

  await Promise.all([first, second]);
  expect(applicant.savedChosen?.addAnother).toEqual({ parent: 4 });
});

it('FORM-04, FORM-05 sends what could not be saved with the next answers, and nothing twice', async () => {
  const { applicant, sent, server, answer } = setUp();
  vi.spyOn(console, 'error').mockReturnValue();
  server.isDown = true;
  applicant.store.setCount('parent', 2);
  saveTab(applicant, 'hs_tab', 'intl');
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(sent).toEqual(['count 2']);

  server.isDown = false;
  await saveAnswers(applicant);
  answer();
  await vi.waitFor(() => expect(sent).toEqual(['count 2', 'count 2', 'tab intl']));
  answer();
  await vi.waitFor(() => expect(applicant.savedChosen?.tabs).toEqual({ hs_tab: 'intl' }));
  await saveAnswers(applicant);

  expect(sent).toHaveLength(3);
});

it('FORM-04, TRAP-35 sends what the next person has chosen when the call of the last one has ended, however it ends', async () => {
  const { applicant, sent, answer, refuse } = setUp();
  vi.spyOn(console, 'error').mockReturnValue();
  applicant.store.setCount('parent', 2);
  const first = saveChosen(applicant);
  applicant.access = { mode: 'student', token: null };
  applicant.savedChosen = { addAnother: {}, tabs: {} };
  applicant.store.setCount('parent', 3);

  const second = saveChosen(applicant);
  const again = saveChosen(applicant);
  expect(sent).toEqual(['count 2']);
  refuse();
  await expect(first).rejects.toThrow('refused');
  await vi.waitFor(() => expect(sent).toEqual(['count 2', 'count 3']));
  answer();

  await Promise.all([second, again]);
  expect(applicant.savedChosen.addAnother).toEqual({ parent: 3 });
});

it('PROD-10 sends nothing for a visitor', async () => {
  const { applicant, sent } = setUp();
  applicant.access = { mode: 'visitor', token: null };
  applicant.store.setCount('parent', 2);

  await saveChosen(applicant);

  expect(sent).toEqual([]);
});
