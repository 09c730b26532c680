/** A fault of one line, planted to see that the simulation finds it. */
export interface Planted {
  readonly name: string;
  readonly file: string;
  /** What stands there, once. */
  readonly text: string;
  readonly planted: string;
}

const ANSWERS = 'src/data/answers.ts';
const SETTLED = 'src/data/settleSubmitted.ts';
const STATUS = 'src/data/status.ts';
const SAVED = 'src/core/run/answers/SavedValues.ts';
const STORE = 'src/core/run/answers/FormStore.ts';
const ENTER = 'src/session/enter.ts';
const END = 'src/session/end.ts';
const OWNER = 'src/session/ownSessionMarker.ts';
const TABS = 'src/session/followTabs.ts';
const LEAVING = 'src/app/start/saveOnLeave.ts';

/** Faults of the trunk that the simulation finds. */
export const PLANTED: readonly Planted[] = [
  { name: 'a merge is dropped', file: ANSWERS, text: 'form.merge(newer.answer, Date.now());', planted: '' },
  {
    name: 'another device’s save is not merged but fails',
    file: ANSWERS,
    text: "if (judgeFailure(error).kind !== 'outdated' || attempt === MERGE_TRIES) throw error;",
    planted: 'throw error;',
  },
  {
    name: 'a save counts before its reply',
    file: ANSWERS,
    text: 'await noteOutcome(save, call, () => save.confirm({ answers }, Date.now()));\n      updateProfile',
    planted: '(save.confirm({ answers }, Date.now()), await call);\n      updateProfile',
  },
  {
    name: 'what was typed during a save counts as saved with it',
    file: ANSWERS,
    text: '() => save.confirm({ answers }, Date.now()));\n      updateProfile',
    planted: '() => save.confirm({ answers: form.state.answers }, Date.now()));\n      updateProfile',
  },
  {
    name: 'a save that failed counts',
    file: 'src/data/noteOutcome.ts',
    text: 'if (isRefusal(error)) save.refuse();',
    planted: 'confirm();',
  },
  { name: 'a save names no version', file: ANSWERS, text: 'ifMatch: before ?? undefined, ', planted: '' },
  {
    name: 'the last letters are not sent',
    file: ANSWERS,
    text: 'startMutation(connection.queryClient, leavingMutation(connection), save);',
    planted: '',
  },
  {
    name: 'the last letters do not outlive the page',
    file: ANSWERS,
    text: 'if (Object.keys(answers).length === 0) return;',
    planted: 'if (Object.keys(answers).length < 2) return;',
  },
  {
    name: 'a log-out does not wait for the last save',
    file: ANSWERS,
    text: 'await withDeadline(save().then(save), LAST_SAVE_MS);',
    planted: 'save().catch(() => undefined);',
  },
  {
    name: 'a value that was sent is not in doubt',
    file: SAVED,
    text: 'inDoubt: new Set(Object.keys(values)),',
    planted: 'inDoubt: new Set(),',
  },
  {
    name: 'a merge replaces what is unsaved here',
    file: STORE,
    text: '{ ...unsaved, ...own }',
    planted: '{}',
  },
  {
    name: 'what another tab has saved stays unsaved here',
    file: STORE,
    text: 'this.#saved.answers.learn(knownOf(this.index, base, saved, this.#saved.answers.confirmed));',
    planted: '',
  },
  {
    name: 'answers that came too late are dropped without a word',
    file: SETTLED,
    text: 'if (missing.length === 0) finishSubmitted(connection);',
    planted: 'finishSubmitted(connection);',
  },
  {
    name: 'an application that was submitted elsewhere is an ordinary refusal',
    file: 'src/data/judgeFailure.ts',
    text: "if (error.status === 403 && error.code === 'already_submitted') return { kind: 'submitted' };",
    planted: '',
  },
  {
    name: 'the submission posts no “submitted”',
    file: 'src/features/submit/submitApplication.ts',
    text: "await post('submitted');",
    planted: '',
  },
  {
    name: 'any new session is taken over',
    file: OWNER,
    text: "if (owner.username !== null && marker !== '' && marker !== owner.marker) {",
    planted: "if (marker !== '') owner.marker = marker;\n    if (Date.now() < 0) {",
  },
  {
    name: 'another student’s session is taken for one’s own',
    file: OWNER,
    text: 'if (username.toLowerCase() === owner.username?.toLowerCase()) owner.marker = marker;',
    planted: "if (username !== '') owner.marker = marker;",
  },
  {
    name: 'unsaved answers are handed to anybody',
    file: ENTER,
    text: 'return unsaved && isSamePerson ?',
    planted: 'return unsaved && isSamePerson !== null ?',
  },
  {
    name: 'unsaved answers are handed to nobody',
    file: ENTER,
    text: 'return unsaved && isSamePerson ? layOver(merged, unsaved) : merged;',
    planted: 'return isSamePerson ? merged : merged;',
  },
  {
    name: 'a session’s end drops what is unsaved',
    file: END,
    text: 'return form.hasUnsaved ? { username, ...form.unsaved } : null;',
    planted: 'return form.hasUnsaved && Date.now() < 0 ? { username, ...form.unsaved } : null;',
  },
  {
    name: 'a log-out for inactivity drops what is unsaved',
    file: 'src/session/leave.ts',
    text: 'const kept = settings.keepsUnsaved ? handedOver(session) : {};',
    planted: 'const kept = settings.keepsUnsaved ? {} : handedOver(session);',
  },
  {
    name: 'another student’s news is taken over',
    file: TABS,
    text: 'if (message.username.toLowerCase() !== session.username.toLowerCase()) {',
    planted: "if (message.username === '') {",
  },
  {
    name: 'another tab’s saves are ignored',
    file: TABS,
    text: 'takeOverSaved(session, message);',
    planted: '',
  },
  {
    name: 'another student’s log-in does not end the session',
    file: TABS,
    text: "if (message.type === 'entered') end(host, session, 'replaced');",
    planted: '',
  },
  {
    name: 'the browser does not ask before letters are lost',
    file: LEAVING,
    text: 'if (wouldLose) event.preventDefault();',
    planted: '',
  },
  {
    name: 'a letter typed is no change until its field is left',
    file: STORE,
    text: 'const unsaved = this.#saved.unsavedOf(state);',
    planted:
      'const unsaved = this.#saved.unsavedOf(this.#answers.entering ? { ...state, answers: {} } : state);',
  },
  {
    name: 'what another tab is sending counts as changed here',
    file: STORE,
    text: 'const kept = this.#saved.answers.changedHere(this.typed.answers);',
    planted: 'const kept = this.typed.unsaved;',
  },
  {
    name: 'another tab’s submission closes the form without a word',
    file: SETTLED,
    text: 'if (connection.form.hasUnsavedAnswers)',
    planted: 'if (Date.now() < 0)',
  },
  {
    name: 'calls do not name the session they are meant for',
    file: 'src/session/beginConnection.ts',
    text: ', ...(owner && { sessionMarker: ownSessionMarker(host, owner, signal) })',
    planted: '',
  },
  {
    name: 'answers in a session’s place are not read when it is handed over',
    file: ENTER,
    text: 'const brought = handedOver(host.current.getState());',
    planted: 'const brought = { carried: null, unsaved: null };',
  },
  {
    name: 'news of tabs reaches pages without a session',
    file: TABS,
    text: "if (session.kind !== 'student') return;",
    planted: "if (session.kind === 'none') return;",
  },
  {
    name: 'any failed call ends the session',
    file: END,
    text: "if (kind !== 'signedOut' && kind !== 'sessionReplaced') return false;",
    planted: "if (kind === 'mistake') return false;",
  },
  {
    name: 'a page is not brought in line with a submission elsewhere',
    file: 'src/session/onFailure.ts',
    text: "if (kind === 'submitted') settleSubmitted(connection);",
    planted: "if (kind === 'submitted') void 0;",
  },
  {
    name: 'a save is told to no other tab',
    file: ANSWERS,
    text: 'tellSaved(connection, { answers: changed, entering: early && entering, before, version });',
    planted: '',
  },
  {
    name: 'the whole map is not sent',
    file: ANSWERS,
    text: 'sdk.saveAnswers(answers as StudentAnswers, { ifMatch',
    planted: 'sdk.saveAnswers({} as StudentAnswers, { ifMatch',
  },
  {
    name: 'the version that was merged is not taken over',
    file: ANSWERS,
    text: 'updateProfile(connection, { version: newer.version });',
    planted: '',
  },
  {
    name: 'a save that is under way hides what was typed since from the last one',
    file: ANSWERS,
    text: 'const { answers } = connection.form.unsaved;\n  if',
    planted:
      'const answers: Answers = connection.queryClient.isMutating() > 0 ? {} : connection.form.unsaved.answers;\n  if',
  },
  {
    name: 'the missing statuses are not posted',
    file: SETTLED,
    text: 'if (!reached.includes(status)) await',
    planted: 'if (reached.length > 9) await',
  },
  {
    name: 'every status is posted again',
    file: SETTLED,
    text: 'if (!reached.includes(status)) await',
    planted: 'await',
  },
  {
    name: 'a status counts before the server has it',
    file: STATUS,
    text: 'await connection.sdk.saveWebStatus({ web_status: status });',
    planted:
      'takeOverStatus(connection, status);\n        await connection.sdk.saveWebStatus({ web_status: status });',
  },
  {
    name: 'what is unsaved stays once submitted',
    file: STATUS,
    text: "if (status === 'submitted') form.dropUnsaved();",
    planted: '',
  },
  {
    name: 'the browser does not ask where a session ended with unsaved answers',
    file: LEAVING,
    text: "'unsaved' in session && session.unsaved !== null",
    planted: 'false',
  },
  {
    name: 'what another tab is sending replaces what is unsaved here',
    file: STORE,
    text: 'const kept = this.#saved.answers.changedHere(this.state.answers);',
    planted: 'const kept = {};',
  },
  {
    name: 'what another tab is sending is not unsaved here',
    file: STORE,
    text: "this.#saved.answers.send(answers, 'other tab');",
    planted: '',
  },
  {
    name: 'a save that is confirmed settles none before it',
    file: SAVED,
    text: 'for (const other of this.#sent) if (other.order < save.order) other.inDoubt.delete(key);',
    planted: '',
  },
  {
    name: 'shared letters count as changed here',
    file: SAVED,
    text: "save.origin !== 'page' && save.inDoubt",
    planted: "save.origin === 'page' && save.inDoubt",
  },
  {
    name: 'a removal leaves the document on the server',
    file: 'src/data/documents/uploads.ts',
    text: 'await Promise.all([sdk.deleteDocument({ answer_key: key }), sdk.deleteConversion({ answer_key: key })]);',
    planted: '',
  },
  {
    name: 'a state is sent without its country',
    file: STORE,
    text: 'withTies(this.index, unsaved.answers, state.answers)',
    planted: 'unsaved.answers',
  },
  {
    name: 'the state of another country is taken over',
    file: 'src/core/run/answers/settleSaved.ts',
    text: ' && !index.placesOf.get(key)?.some(isReplaced)',
    planted: '',
  },
  {
    name: 'what another tab sent late counts as newer than what replaced it here',
    file: SAVED,
    text: "origin !== 'page' || inDoubt",
    planted: "origin === 'leaving' || inDoubt",
  },
];
