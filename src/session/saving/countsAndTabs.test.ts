import { expect, it } from 'vitest';
import { FAILED } from '../test-support/server.ts';
import { text } from '../../core/kinds/builders.ts';
import { addAnother } from '../../core/declare/layout.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { answersMutation } from './answers.ts';
import { chooseCount, chooseTab } from './countsAndTabs.ts';
import { runMutation } from '../calls/runMutation.ts';
import { sessionOf } from '../test-support/sessionOf.ts';
import { settled } from '../test-support/turns.ts';

const FORM = formOf(
  addAnother('parent', { max: 4, title: (n) => `Parent ${n}`, addLabel: '' }, (key) => [
    text(key('name'), { label: 'Name' }),
  ]),
);

/** A student on a server whose replies the test provides one call at a time. */
function setUp() {
  const sent: string[] = [];
  const held: PromiseWithResolvers<'200:saved'>[] = [];
  const server = { isDown: false };
  const take = (what: string) => {
    sent.push(what);
    if (server.isDown) return '500:unexpected';
    const reply = Promise.withResolvers<'200:saved'>();
    held.push(reply);
    return reply.promise;
  };
  const made = sessionOf({
    form: FORM,
    calls: {
      saveAddAnother: ({ num_components }) => take(`count ${num_components}`),
      saveTab: ({ chosen_tab }) => take(`tab ${chosen_tab}`),
      saveAnswers: '200:saved',
    },
  });
  const answer = async () => {
    held.shift()?.resolve('200:saved');
    await settled();
  };
  return { ...made, sent, server, answer };
}

it('sends only the newest count after several quick presses · FORM-04', async () => {
  const { session, sent, answer } = setUp();

  for (const count of [2, 3, 4]) chooseCount(session, 'parent', count);
  await settled();
  expect(sent).toEqual(['count 4']);
  await answer();

  expect(sent).toEqual(['count 4']);
  expect(session.form.hasUnsaved).toBe(false);
});

it('sends a choice made during a call only after the reply to that call · FORM-04', async () => {
  const { session, sent, answer } = setUp();

  chooseCount(session, 'parent', 2);
  await settled();
  chooseCount(session, 'parent', 3);
  chooseTab(session, 'hs_tab', 'intl');
  await settled();
  expect(sent).toEqual(['count 2']);
  await answer();
  await answer();
  await answer();

  expect(sent).toEqual(['count 2', 'count 3', 'tab intl']);
  expect(session.form.hasUnsaved).toBe(false);
});

it('resends a failed choice with the next save of the answers, and only once · FORM-04, FORM-05', async () => {
  const { session, queryClient, sent, server, answer, onFailure } = setUp();
  const save = () => runMutation(queryClient, answersMutation(session), 'all');
  server.isDown = true;
  chooseCount(session, 'parent', 2);
  await settled();
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(FAILED);
  expect(session.form.hasUnsaved).toBe(true);

  server.isDown = false;
  await save();
  await settled();
  await answer();
  await save();
  await settled();

  expect(sent).toEqual(['count 2', 'count 2']);
  expect(session.form.hasUnsaved).toBe(false);
});

it('does not send a choice that the server already has · FORM-05', async () => {
  const { session, sent, answer } = setUp();
  chooseTab(session, 'hs_tab', 'intl');
  await settled();
  await answer();

  chooseTab(session, 'hs_tab', 'intl');
  await settled();

  expect(sent).toEqual(['tab intl']);
});

it('sends nothing for a visitor · PROD-10', async () => {
  const { session, sent, form } = setUp();
  const visitor = { ...session, kind: 'visitor', unsaved: null } as const;

  chooseCount(visitor, 'parent', 2);
  chooseTab(visitor, 'hs_tab', 'intl');
  await settled();

  expect(sent).toEqual([]);
  expect(form.state).toMatchObject({ addAnother: { parent: 2 }, tabs: { hs_tab: 'intl' } });
});
