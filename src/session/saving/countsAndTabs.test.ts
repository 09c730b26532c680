import { expect, it } from 'vitest';
import { formOf } from '../../core/test-support/formOf.ts';
import { PARENTS } from '../../core/test-support/nodes.ts';
import { chooseCount, chooseTab } from './countsAndTabs.ts';
import { sessionOf } from '../test-support/sessionOf.ts';
import { settled } from '../test-support/turns.ts';

const FORM = formOf(PARENTS);

/** Creates a student on a server whose replies the test provides one at a time. */
function setUp() {
  const sent: string[] = [];
  const held: PromiseWithResolvers<'200:saved' | '500:unexpected'>[] = [];
  const take = (what: string) => {
    sent.push(what);
    const reply = Promise.withResolvers<'200:saved' | '500:unexpected'>();
    held.push(reply);
    return reply.promise;
  };
  const made = sessionOf({
    form: FORM,
    calls: {
      saveAddAnother: ({ num_components }) => take(`count ${num_components}`),
      saveTab: ({ chosen_tab }) => take(`tab ${chosen_tab}`),
    },
  });
  const answer = async (reply: '200:saved' | '500:unexpected' = '200:saved') => {
    await settled();
    held.shift()?.resolve(reply);
    await settled();
  };
  return { ...made, sent, answer };
}

it('a page sends only the newest unsaved counts and tabs, one call at a time · FORM-04, FORM-05', async () => {
  const { session, sent, answer, post } = setUp();

  for (const count of [2, 3]) chooseCount(session, 'parent', count);
  await settled();
  expect(sent).toEqual(['count 3']);
  chooseCount(session, 'parent', 4);
  chooseTab(session, 'hs_tab', 'intl');
  await settled();
  expect(sent).toEqual(['count 3']);
  for (let reply = 0; reply < 3; reply += 1) await answer();
  expect(sent).toEqual(['count 3', 'tab intl', 'count 4']);
  for (const tab of ['intl', 'us']) chooseTab(session, 'hs_tab', tab);
  await answer();

  expect(sent.slice(3)).toEqual(['tab us']);
  expect(session.form.hasUnsaved).toBe(false);
  expect(post.mock.calls).toEqual([3, 4].map((count) => [{ type: 'count', buttonId: 'parent', count }]));
});

it('a tab whose call has failed is not sent again once another one is selected · FORM-05', async () => {
  const { session, sent, answer } = setUp();

  chooseTab(session, 'hs_tab', 'intl');
  await answer('500:unexpected');
  chooseTab(session, 'hs_tab', 'us');
  await answer();

  expect(sent).toEqual(['tab intl', 'tab us']);
  expect(session.form.hasUnsaved).toBe(false);
});

it('a visitor’s add-another counts and selected tabs are kept on the page but not sent to the server · PROD-10', async () => {
  const { session, sent, form } = setUp();
  const visitor = { ...session, kind: 'visitor', hasUnsaved: false } as const;

  chooseCount(visitor, 'parent', 2);
  chooseTab(visitor, 'hs_tab', 'intl');
  await settled();

  expect(sent).toEqual([]);
  expect(form.state).toMatchObject({ addAnother: { parent: 2 }, tabs: { hs_tab: 'intl' } });
});
