/** A fault of one line, planted to see that the simulation finds it. */
export interface Planted {
  readonly name: string;
  readonly file: string;
  /** What stands there, once. */
  readonly text: string;
  readonly planted: string;
}

export const ANSWERS = 'src/data/answers.ts';
export const SETTLED = 'src/data/settleSubmitted.ts';
export const SAVED = 'src/core/run/answers/SavedValues.ts';
export const STORE = 'src/core/run/answers/FormStore.ts';
export const ENTER = 'src/session/enter.ts';
export const END = 'src/session/end.ts';
export const OWNER = 'src/session/ownSessionMarker.ts';
export const TABS = 'src/session/followTabs.ts';
export const LEAVING = 'src/app/start/saveOnLeave.ts';

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
  {
    name: 'a save names no version',
    file: ANSWERS,
    text: '{ ifMatch: before ?? undefined }',
    planted: '{}',
  },
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
    name: 'a save sent on leaving is told to nobody',
    file: ANSWERS,
    text: "post({ type: 'saving', answers });",
    planted: '',
  },
  {
    name: 'a log-out does not wait for the last save',
    file: ANSWERS,
    text: 'await withDeadline(save, LAST_SAVE_MS);',
    planted: 'save.catch(() => undefined);',
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
    text: 'this.#saved.answers.learnSent(saved), this.unsaved.answers,',
    planted: 'this.#saved.answers.learnSent(saved), {},',
  },
  {
    name: 'what another tab has saved stays unsaved here',
    file: STORE,
    text: 'this.#saved.answers.learn(knownOf(this.index, this.view, saved, this.#saved.answers.confirmed));',
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
    name: 'a call refused because the student has logged in anew is not sent again',
    file: 'src/data/createQueryClient.ts',
    text: "return failures === 0 && judgeFailure(error).kind === 'sessionReplaced';",
    planted: 'return failures < 0 && !error;',
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
    name: 'a session the server has forgotten does not end',
    file: END,
    text: "if (kind !== 'signedOut' && kind !== 'sessionReplaced') return false;",
    planted: "if (kind !== 'sessionReplaced') return false;",
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
    name: 'what another tab is sending as it is left is ignored',
    file: TABS,
    text: 'session.form.expect(message.answers);',
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
    name: 'the browser does not ask after a failed save',
    file: LEAVING,
    text: "lastSave?.state.status === 'error' ||",
    planted: '',
  },
];
