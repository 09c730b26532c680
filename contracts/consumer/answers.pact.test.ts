import type { AddAnotherButton, StudentAnswers, TabChoice } from '@admission/sdk';
import { describe, it } from 'vitest';
import { asWrong, call, state } from './test-support/Call.ts';
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

const saveAnswers = (body: StudentAnswers) => call('saveAnswers', 'to save answers', body);
const getAddAnother = call('getAddAnother', 'for how many items were added');
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

describe('the answers', () => {
  const saved = said('Your answers are saved.');

  it('answers are saved · API-05', () =>
    interact(
      saveAnswers({ first_name: 'Maya', other_name_ind: 'no' }),
      { given, when: 'of two questions' },
      saved,
    ));

  it('incomplete answers are saved as typed · API-05', () =>
    interact(
      saveAnswers({ ssn: '900-1', birth_date: '2009-' }),
      { given, when: 'that are half-typed' },
      saved,
    ));

  it('an empty string clears an answer · ENT-07', () =>
    interact(
      saveAnswers({ home_state: '', home_state_desc: '', optin_sms_ind: '', hs_transcript_doc: '' }),
      { given, when: 'that are cleared' },
      saved,
    ));

  it('the keys of an added component’s answers contain its number · ENT-15', () =>
    interact(
      saveAnswers({ prev_college_2_name: 'Juniata College', prev_college_2_degree: 'none' }),
      { given, when: 'of a second college' },
      saved,
    ));

  it('a save without changes succeeds between the submission and its status change · TRAP-39', () =>
    interact(
      saveAnswers(NAME),
      {
        given: state('the submission was accepted', { answers: { first_name: 'Maya' } }),
        when: 'that are the same after the submission was accepted',
      },
      saved,
    ));

  it('an answer that is not one of the choices is rejected · API-05', () =>
    interact(
      saveAnswers(asWrong({ gender: 'unlisted' })),
      { given, when: 'with a choice there is not' },
      refused(400, 'One of your answers could not be saved. Please check your answers and try again.'),
    ));
});

describe('add-another', () => {
  it('add-another returns no counts before a component has been added · API-13', () =>
    interact(getAddAnother, { given, when: 'before anything was' }, success({ add_another: {} })));

  it('add-another returns the number of components for each button · API-13', () => {
    const add_another = { parent: 2, prev_college: 3 };
    return interact(
      getAddAnother,
      { given: state('a student is logged in', { add_another }) },
      success({ add_another }),
    );
  });

  it('add-another saves the number of components · API-12', () =>
    interact(saveAddAnother('prev_college', 2), { given }, said('Your change is saved.')));

  it('add-another rejects more components than allowed · API-12', () =>
    interact(
      saveAddAnother('parent', 5),
      { given, when: 'which is too many' },
      refused(400, 'You cannot add any more here. Please use the entries you have.'),
    ));
});

describe('the tabs', () => {
  it('no tabs are returned before one has been chosen · API-15', () =>
    interact(getTabs, { given, when: 'before one is' }, success({ tabs: {} })));

  it('the chosen tabs are returned · API-15', () => {
    const tabs = { hs_tab: 'intl' };
    return interact(getTabs, { given: state('a student is logged in', { tabs }) }, success({ tabs }));
  });

  it('the chosen tabs are saved · API-14', () =>
    interact(saveTab('intl'), { given }, said('Your change is saved.')));

  it('an unknown tab is rejected · API-14', () =>
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
  it('without Sec-Fetch-Site, a write from another site is recognised by its Origin · API-02', () =>
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
