import type { AddAnotherButton, StudentAnswers, TabChoice } from '@admission/sdk';
import { describe, it } from 'vitest';
import { asWrong, state } from './test-support/Call.ts';
import type { Call } from './test-support/Call.ts';
import {
  describeAccepted,
  describeEndedSession,
  describeFailure,
  describeOtherHost,
  describeSizeLimit,
  describeSubmitted,
  describeReplacedSession,
  FROM_ELSEWHERE,
} from './test-support/failures.ts';
import { interact } from './test-support/interact.ts';
import { refused, said, success } from './test-support/replies.ts';

const saveAnswers = (body: StudentAnswers): Call => ({
  asks: 'to save answers',
  method: 'PUT',
  path: '/api/answer',
  body,
  send: (sdk) => sdk.saveAnswers(body),
});
const getAddAnother: Call = {
  asks: 'for how many items were added',
  method: 'GET',
  path: '/api/add-another',
  send: (sdk) => sdk.getAddAnother(),
};
const saveAddAnother = (button_id: AddAnotherButton, num_components: number): Call => ({
  asks: `to save ${String(num_components)} items of ${button_id}`,
  method: 'PUT',
  path: '/api/add-another',
  body: { button_id, num_components },
  send: (sdk) => sdk.saveAddAnother({ button_id, num_components }),
});
const getTabs: Call = {
  asks: 'for the chosen tabs',
  method: 'GET',
  path: '/api/tabs',
  send: (sdk) => sdk.getTabs(),
};
const saveTab = (chosen_tab: TabChoice): Call => ({
  asks: `to save the tab ${chosen_tab}`,
  method: 'PUT',
  path: '/api/tabs',
  body: { tab_id: 'hs_tab', chosen_tab },
  send: (sdk) => sdk.saveTab({ tab_id: 'hs_tab', chosen_tab }),
});

const given = state('a student is logged in');
const NAME: StudentAnswers = { first_name: 'Maya' };

describe('the answers', () => {
  const saved = said('Your answers are saved.');

  it('are saved · API-05', () =>
    interact(
      saveAnswers({ first_name: 'Maya', other_name_ind: 'no' }),
      { given, when: 'of two questions' },
      saved,
    ));

  it('are saved half-typed as they stand · API-05', () =>
    interact(
      saveAnswers({ ssn: '900-1', birth_date: '2009-' }),
      { given, when: 'that are half-typed' },
      saved,
    ));

  it('are cleared with the empty text · ENT-07', () =>
    interact(
      saveAnswers({ home_state: '', home_state_desc: '', optin_sms_ind: '', hs_transcript_doc: '' }),
      { given, when: 'that are cleared' },
      saved,
    ));

  it('of an added item carry its number · ENT-15', () =>
    interact(
      saveAnswers({ prev_college_2_name: 'Juniata College', prev_college_2_degree: 'none' }),
      { given, when: 'of a second college' },
      saved,
    ));

  it('that change nothing pass between the submission and its status · TRAP-39', () =>
    interact(
      saveAnswers(NAME),
      {
        given: state('the submission was accepted', { answers: { first_name: 'Maya' } }),
        when: 'that are the same after the submission was accepted',
      },
      saved,
    ));

  it('must be one of the choices · API-05', () =>
    interact(
      saveAnswers(asWrong({ gender: 'unlisted' })),
      { given, when: 'with a choice there is not' },
      refused(400, 'One of your answers could not be saved. Please check your answers and try again.'),
    ));
});

describe('add-another', () => {
  it('tells nothing before something was added · API-13', () =>
    interact(getAddAnother, { given, when: 'before anything was' }, success({ add_another: {} })));

  it('tells how many there are · API-13', () => {
    const add_another = { parent: 2, prev_college: 3 };
    return interact(
      getAddAnother,
      { given: state('a student is logged in', { add_another }) },
      success({ add_another }),
    );
  });

  it('saves the number · API-12', () =>
    interact(saveAddAnother('prev_college', 2), { given }, said('Your change is saved.')));

  it('refuses more than there can be · API-12', () =>
    interact(
      saveAddAnother('parent', 5),
      { given, when: 'which is too many' },
      refused(400, 'You cannot add any more here. Please use the entries you have.'),
    ));
});

describe('the tabs', () => {
  it('are not told before one was chosen · API-15', () =>
    interact(getTabs, { given, when: 'before one is' }, success({ tabs: {} })));

  it('are told · API-15', () => {
    const tabs = { hs_tab: 'intl' };
    return interact(getTabs, { given: state('a student is logged in', { tabs }) }, success({ tabs }));
  });

  it('are saved · API-14', () => interact(saveTab('intl'), { given }, said('Your change is saved.')));

  it('must be one there is · API-14', () =>
    interact(
      saveTab(asWrong('moon')),
      { given },
      refused(400, 'We could not save your change. Please reload the page and try again.'),
    ));
});

const READS = [getAddAnother, getTabs];
const WRITES = [saveAnswers(NAME), saveAddAnother('prev_college', 2), saveTab('intl')];

describeEndedSession([...READS, ...WRITES]);
describeReplacedSession([...READS, ...WRITES]);
describeFailure([...READS, ...WRITES]);
describeOtherHost(WRITES);
describe('a browser without Sec-Fetch-Site', () => {
  it('says by Origin that another site sent a write · API-02', () =>
    interact(
      { ...saveAnswers(NAME), headers: { Origin: 'https://elsewhere.example' } },
      { given, when: 'from another origin' },
      FROM_ELSEWHERE,
    ));
});
const CHANGES = [saveAnswers({ first_name: 'Another' }), saveAddAnother('prev_college', 2), saveTab('intl')];

describeSubmitted(CHANGES);
describeAccepted(CHANGES);
describeSizeLimit(WRITES);
