import type { AddAnotherButton, Sdk, StudentAnswers, TabChoice } from '@admission/sdk';
import { asWrong, call, state } from './test-support/Call.ts';
import * as failures from './test-support/failures.ts';
import { testInteractions } from './test-support/interact.ts';
import { ANYTHING, success } from './test-support/replies.ts';

const saveAnswers = (body: StudentAnswers) => call('saveAnswers', 'to save answers', body);
const getAddAnother = call('getAddAnother', 'for the numbers of added items');
const saveAddAnother = (button_id: AddAnotherButton, num_components: number) =>
  call('saveAddAnother', `to save ${String(num_components)} items of ${button_id}`, {
    button_id,
    num_components,
  });
const getTabs = call('getTabs', 'for the chosen tabs');
const saveTab = (chosen_tab: TabChoice) =>
  call('saveTab', `to save the tab ${chosen_tab}`, { tab_id: 'hs_tab', chosen_tab });

const given = state('a student is logged in');
const NAME: StudentAnswers = { first_name: 'Maya' };
const CLEARED: StudentAnswers = {
  home_state: '',
  home_state_desc: '',
  optin_sms_ind: '',
  hs_transcript_doc: '',
};
const COLLEGE: StudentAnswers = { prev_college_2_name: 'Juniata College', prev_college_2_degree: 'none' };
const unlisted = saveAnswers(asWrong({ gender: 'unlisted' }));
const add_another = { parent: 2, prev_college: 3 };
const tabs = { hs_tab: 'intl' };
const unchanged = state('the submission was accepted', { answers: { first_name: 'Maya' } });
/** Without `Sec-Fetch-Site`, a write from another site is recognised by its `Origin`. */
const fromElsewhere = { ...saveAnswers(NAME), headers: { Origin: 'https://elsewhere.example' } };

/** A backend that records no numbers ignores the header, so the reply is the same. */
const numbered = {
  ...saveAnswers(NAME),
  sent: { 'Admit-Save': 'k3x9w2pq.5, m1b7c4zd.2' },
  send: (sdk: Sdk) => sdk.saveAnswers(NAME, { saves: { k3x9w2pq: 5, m1b7c4zd: 2 } }),
};

const READS = [getAddAnother, getTabs];
const WRITES = [saveAnswers(NAME), saveAddAnother('prev_college', 2), saveTab('intl')];
const CHANGES = [saveAnswers({ first_name: 'Another' }), saveAddAnother('prev_college', 2), saveTab('intl')];

testInteractions([
  [saveAnswers({ ...NAME, other_name_ind: 'no' }), 'of two questions', given, '200:saved', 'API-05'],
  [saveAnswers({ ssn: '900-1', birth_date: '2009-' }), 'that are half-typed', given, '200:saved', 'API-05'],
  [saveAnswers(CLEARED), 'that are cleared', given, '200:saved', 'ENT-07'],
  [saveAnswers(COLLEGE), 'of a second college', given, '200:saved', 'ENT-15'],
  [numbered, 'with the numbers of two forms', given, '200:saved', 'API-44'],
  // A second press of Submit saves the same answers.
  [
    saveAnswers(NAME),
    'that are the same after the submission was accepted',
    unchanged,
    '200:saved',
    'TRAP-39',
  ],
  [{ ...saveAnswers({}), body: {} }, 'of no question', given, '200:saved', 'API-05'],
  [unlisted, 'with an unknown choice', given, '400:invalid_answer', 'API-05'],
  [fromElsewhere, 'from another origin', given, '403:cross_site', 'API-02'],

  [getAddAnother, 'before any was added', given, success({ add_another: ANYTHING }), 'API-13'],
  [getAddAnother, '', state('a student is logged in', { add_another }), success({ add_another }), 'API-13'],
  [saveAddAnother('prev_college', 2), '', given, '200:saved', 'API-12'],
  [saveAddAnother('parent', 5), 'beyond the limit', given, '400:out_of_range', 'API-12'],

  [getTabs, 'before any is chosen', given, success({ tabs: ANYTHING }), 'API-15'],
  [getTabs, '', state('a student is logged in', { tabs }), success({ tabs }), 'API-15'],
  [saveTab('intl'), '', given, '200:saved', 'API-14'],
  [saveTab(asWrong('moon')), '', given, '400:unknown_tab', 'API-14'],

  ...failures.endedSession([...READS, ...WRITES]),
  ...failures.replacedSession([...READS, ...WRITES]),
  ...failures.internalError([...READS, ...WRITES]),
  ...failures.otherHost(WRITES),
  ...failures.submitted(CHANGES),
  ...failures.accepted(CHANGES),
  ...failures.sizeLimit(WRITES),
]);
