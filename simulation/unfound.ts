import type { Planted } from './planted.ts';

const ANSWERS = 'src/data/answers.ts';
const STATUS = 'src/data/status.ts';
const SETTLED = 'src/data/settleSubmitted.ts';
const UPLOADS = 'src/data/documents/uploads.ts';
const SAVED = 'src/core/run/answers/SavedValues.ts';
const STORE = 'src/core/run/answers/FormStore.ts';
const ENTER = 'src/session/enter.ts';
const END = 'src/session/end.ts';
const OWNER = 'src/session/ownSessionMarker.ts';
const TABS = 'src/session/followTabs.ts';
const LAST = 'src/session/LastSaves.ts';
const LEAVING = 'src/app/start/saveOnLeave.ts';
const CARRY = 'src/app/start/carryAnswers.ts';

/** Faults that 45 histories have not found; each is found by more of them, or makes no difference, or tells what the acts lack. */
export const UNFOUND: readonly Planted[] = [
  { name: 'saves overtake each other', file: ANSWERS, text: "scope: { id: 'answers' },", planted: '' },
  {
    name: 'a letter typed is no change until its field is left',
    file: STORE,
    text: 'return this.#saved.unsavedOf(this.state);',
    planted: 'return this.#saved.unsavedOf(this.#entering ? { ...this.state, answers: {} } : this.state);',
  },
  {
    name: 'a log-in of another student keeps the session’s cache',
    file: END,
    text: 'before.queryClient.clear();',
    planted: '',
  },
  {
    name: 'a count that could not be saved is not sent again',
    file: ANSWERS,
    text: 'startMutation(connection.queryClient, chosenMutation(connection), undefined);',
    planted: '',
  },
  {
    name: 'a save without a reply counts as refused',
    file: 'src/data/noteOutcome.ts',
    text: 'if (isRefusal(error)) save.refuse();',
    planted: 'save.refuse();',
  },
  {
    name: 'a server’s own fault counts as a refusal',
    file: 'src/data/judgeFailure.ts',
    text: 'return status >= 400 && status < 500;',
    planted: 'return status >= 400;',
  },
  {
    name: 'a count is told before its reply',
    file: 'src/data/chosen.ts',
    text: 'await noteOutcome(form.beginSave({ addAnother: { [id]: count } }), call);',
    planted: 'form.beginSave({ addAnother: { [id]: count } }).confirm(); await call;',
  },
  {
    name: 'counts overtake each other',
    file: 'src/data/chosen.ts',
    text: "scope: { id: 'chosen' },",
    planted: '',
  },
  {
    name: 'a save confirmed after a later one leaves nothing in doubt',
    file: SAVED,
    text: 'if (value !== known[key]) save.inDoubt.add(key);',
    planted: '',
  },
  {
    name: 'an earlier save that is confirmed late wins',
    file: SAVED,
    text: '(this.#confirmedBy.get(key) ?? 0) > save.order',
    planted: 'false',
  },
  {
    name: 'a save settles what was sent after it',
    file: SAVED,
    text: 'if (other.order < save.order) other.inDoubt.delete(key);',
    planted: 'other.inDoubt.delete(key);',
  },
  {
    name: 'a lost save of this page is taken for another device’s',
    file: SAVED,
    text: 'return save?.values.delete(key) ?? false;',
    planted: 'return false;',
  },
  {
    name: 'a lost save counts as this page’s own for ever',
    file: SAVED,
    text: 'return save?.values.delete(key) ?? false;',
    planted: 'return save !== undefined;',
  },
  {
    name: 'news of another tab replaces what is unsaved here',
    file: STORE,
    text: 'this.#saved.answers.changedHere(this.state.answers)',
    planted: '{}',
  },
  {
    name: 'what another tab is sending counts as changed here',
    file: STORE,
    text: 'this.#saved.answers.changedHere(this.state.answers)',
    planted: 'this.unsaved.answers',
  },
  {
    name: 'a tab knows saved answers it cannot show',
    file: STORE,
    text: 'knownOf(this.index, this.view, saved, this.#saved.answers.confirmed)',
    planted: 'saved',
  },
  {
    name: 'counts of another tab are not learned',
    file: STORE,
    text: 'this.#saved.addAnother.learn(counts);',
    planted: '',
  },
  {
    name: 'a saved answer taken over leaves another’s choice unsettled',
    file: 'src/core/run/answers/settleSaved.ts',
    text: 'return freed.length === 0 ? settled : settle',
    planted: 'return true ? settled : settle',
  },
  {
    name: 'a status is posted twice',
    file: STATUS,
    text: 'if (rank(status) <= rank(readWebStatus(connection))) return;',
    planted: '',
  },
  {
    name: 'late news takes a status back',
    file: STATUS,
    text: 'if (rank(status) < rank(readWebStatus(connection))) return;',
    planted: '',
  },
  {
    name: 'who submits is not told what came too late',
    file: STATUS,
    text: "if (status !== 'submitted') takeOverStatus",
    planted: 'takeOverStatus',
  },
  {
    name: 'another tab’s submission closes the form without a word',
    file: SETTLED,
    text: 'if (connection.form.hasUnsavedAnswers)',
    planted: 'if (Date.now() < 0)',
  },
  {
    name: 'the missing statuses are posted out of order',
    file: SETTLED,
    text: 'for (const status of WEB_STATUSES)',
    planted: 'for (const status of WEB_STATUSES.toReversed())',
  },
  {
    name: 'the submission posts no “started”',
    file: 'src/features/submit/submitApplication.ts',
    text: "await post('started');",
    planted: '',
  },
  {
    name: 'the browser’s session is not compared',
    file: OWNER,
    text: 'return owner.marker;',
    planted: 'return readMarker(host.cookies());',
  },
  {
    name: 'two navigations open two sessions',
    file: ENTER,
    text: 'if (host.entering?.as !== as) {',
    planted: '{',
  },
  {
    name: 'a session that was replaced while it was opened goes on',
    file: ENTER,
    text: "if (isReplaced()) return enter(host, '');",
    planted: '',
  },
  {
    name: 'what came too late is not remembered over a log-in',
    file: ENTER,
    text: 'if (isLate) updateProfile(connection, withoutSubmission(profile));',
    planted: '',
  },
  {
    name: 'the calls of a session that has ended go on',
    file: END,
    text: 'before.controller.abort();',
    planted: '',
  },
  {
    name: 'a session that was replaced does not end',
    file: END,
    text: "if (kind !== 'signedOut' && kind !== 'sessionReplaced') return false;",
    planted: "if (kind !== 'signedOut') return false;",
  },
  {
    name: 'a log-in overtakes the last letters of a closed tab',
    file: 'src/session/logIn.ts',
    text: 'await host.lastSaves.sendFirst(host);',
    planted: '',
  },
  {
    name: 'the last letters of a closed tab go to whoever is logged in',
    file: LAST,
    text: 'save.marker === marker && save.until',
    planted: 'save.until',
  },
  {
    name: 'the last letters are sent again after newer ones',
    file: LAST,
    text: "if (message.type === 'saved') this.#saves = this.#saves.filter(({ marker }) => marker !== message.marker);",
    planted: '',
  },
  {
    name: 'a student who comes to the card leaves their letters behind',
    file: LAST,
    text: "session.kind === 'student' ? session.form.unsaved.answers : {};",
    planted: '{};',
  },
  {
    name: 'another tab’s document is ignored',
    file: TABS,
    text: 'noteDocument(session, message.key, message.document);',
    planted: '',
  },
  {
    name: 'the removal of a document is told to no other tab',
    file: UPLOADS,
    text: "connection.post({ type: 'document', key, document: null });",
    planted: '',
  },
  {
    name: 'a document that failed stays answered',
    file: UPLOADS,
    text: 'discard(connection, key);\n    },',
    planted: '},',
  },
  {
    name: 'a removal counts before the server has done it',
    file: UPLOADS,
    text: 'rereadDocuments(connection, key).catch(() => undefined);',
    planted: 'noteDocument(connection, key, null);',
  },
  {
    name: 'the browser does not ask where the network is gone',
    file: LEAVING,
    text: '|| isOffline ||',
    planted: '||',
  },
  {
    name: 'the browser does not ask where the session is another’s',
    file: LEAVING,
    text: '|| isReplaced)',
    planted: ')',
  },
  {
    name: 'a visitor’s answers come again for the next student',
    file: CARRY,
    text: 'noteMerged(id);',
    planted: '',
  },
  {
    name: 'a visitor’s answers replace what is saved',
    file: 'src/core/run/answers/mergeCarried.ts',
    text: 'if ((answers[key] ?? EMPTY_ANSWER) !== EMPTY_ANSWER) continue;',
    planted: '',
  },
  {
    name: 'a visitor’s answers are not carried to the account',
    file: ENTER,
    text: 'const merged = carried && isOpen ?',
    planted: 'const merged = carried && !isOpen ?',
  },
  {
    name: 'a save does not wait for one sent on leaving',
    file: ANSWERS,
    text: 'await letLeavingSavesEnd(connection);',
    planted: '',
  },
  {
    name: 'a save sent on leaving is never called off',
    file: ANSWERS,
    text: 'for (const { state } of saves) (state.variables as LeavingSave).controller.abort();',
    planted: '',
  },
];
