import type { StudentProfile } from '@admission/sdk';
import { EMPTY_FORM_STATE, type FormState, layOver } from '../core/run/answers/FormState.ts';
import type { FormStore } from '../core/run/answers/FormStore.ts';
import { fitCarried } from '../core/run/answers/fitCarried.ts';
import { deriveWebStatus, readStatuses } from '../data/webStatus.ts';
import { answersMutation } from '../data/answers.ts';
import { chosenMutation } from '../data/chosen.ts';
import { answerDocuments, documentsQuery } from '../data/documents/documents.ts';
import { resumeConversions } from '../data/documents/uploads.ts';
import { profileQuery, updateProfile } from '../data/profile.ts';
import { saveInBackground } from '../data/saveInBackground.ts';
import { startMutation } from '../data/runMutation.ts';
import { FIRST_STATUS, webStatusMutation } from '../data/status.ts';
import { beginConnection } from './beginConnection.ts';
import type { SessionHost } from './createSessionHost.ts';
import { endIfOver, handedOver, replaceSession } from './end.ts';
import { LogOutFailedError } from './LogOutFailedError.ts';
import { identifyOwner } from './ownSessionMarker.ts';
import { type Access, readAccess, readMarker } from './readAccess.ts';
import type { HandedOver, Owner, Session, StudentSession } from './Session.ts';
import { readUnfinishedLogOut } from './storage.ts';

/**
 * Begins the session that the address and the cookies name; keeps it if it is the current one.
 *
 * It runs before every page of the form, so a session that began or ended in another tab is noticed. Until the new
 * session has loaded the one before stays: a visitor who has logged in goes on typing (decision 017).
 *
 * @throws UnauthorizedError | ServerError when the answers cannot be loaded; LogOutFailedError when the session is
 * that of a person who has left, and has to end before anything of theirs is asked for (decision 014).
 */
export async function enter(host: SessionHost, search: string): Promise<Session> {
  const access = readAccess(search, host.cookies(), host.serviceToken);
  const before = host.current.getState();
  if (isOf(before, access)) return before;
  if (before.kind === 'student' && access.kind === 'student') {
    // Of the same person, or not: then this session has ended, here or by another call that asked at the same time,
    // and the app leads to the login.
    await identifyOwner(host, before.owner, before.signal).catch((error: unknown) => {
      if (!before.signal.aborted) throw error;
    });
    return host.current.getState();
  }

  const left = readUnfinishedLogOut();
  if (left && access.kind === 'student') throw new LogOutFailedError(left, access.marker);

  const as = JSON.stringify(access);
  if (host.entering?.as !== as) {
    const done = open(host, access).finally(() => {
      if (host.entering?.done === done) host.entering = null;
    });
    host.entering = { as, done };
  }
  return host.entering.done;
}

/** Says whether whom an address names is here already: a navigation that only changes its entry loads nothing. */
export function isEntered(host: SessionHost, search: string): boolean {
  return isOf(host.current.getState(), readAccess(search, host.cookies(), host.serviceToken));
}

function isOf(session: Session, access: Access): boolean {
  if (session.kind === 'student') return access.kind === 'student' && access.marker === session.owner.marker;
  if (session.kind === 'none' || session.kind !== access.kind) return false;
  return session.kind === 'visitor' || (access.kind === session.kind && access.token === session.token);
}

async function open(host: SessionHost, access: Access): Promise<Session> {
  if (access.kind === 'visitor') return openVisitor(host);
  return access.kind === 'student' ? openStudent(host, access.marker) : openView(host, access);
}

function openVisitor(host: SessionHost): Session {
  const { carried, unsaved } = handedOver(host.current.getState());
  const connection = beginConnection(host);
  connection.form.hydrate(carried ?? EMPTY_FORM_STATE, EMPTY_FORM_STATE);
  return replaceSession(host, { ...connection, kind: 'visitor', unsaved });
}

async function openView(
  host: SessionHost,
  { kind, token }: Extract<Access, { token: string }>,
): Promise<Session> {
  const connection = beginConnection(host);
  const { sdk, form } = connection;
  const view = await (kind === 'service'
    ? sdk.getServiceView({ service_token: token })
    : sdk.getPublicView({ token }));
  form.hydrate({ answers: view.answer, addAnother: view.add_another, tabs: view.tabs });
  return replaceSession(host, {
    ...connection,
    ...handedOver(host.current.getState()),
    kind,
    token,
    documents: view.document_answer,
    about: view,
  });
}

/**
 * Loads what a student has saved, merges what they brought along, and opens their application.
 *
 * Spec §2 "Form pages", §4 "Web status"; TRAP-12, TRAP-15.
 */
async function openStudent(host: SessionHost, marker: string): Promise<Session> {
  const owner: Owner = { username: null, marker };
  const connection = beginConnection(host, owner);
  const { sdk, queryClient, form } = connection;
  /** Whether another log-in has come meanwhile: the application of that student is opened instead. */
  const isReplaced = () => ![marker, ''].includes(readMarker(host.cookies()));
  const loaded = await Promise.all([
    queryClient.query(profileQuery(sdk)),
    sdk.getAddAnother(),
    sdk.getTabs(),
    queryClient.query(documentsQuery(sdk)),
  ]).catch((error: unknown) => error as Error);
  if (loaded instanceof Error || isReplaced()) connection.controller.abort();
  if (isReplaced()) return enter(host, '');
  if (loaded instanceof Error) {
    // A visitor who was refused keeps what they typed, and reads on the login why.
    endIfOver(host, host.current.getState(), loaded);
    throw loaded;
  }
  const [profile, { add_another: addAnother }, { tabs }] = loaded;
  owner.username = profile.username;
  const status = deriveWebStatus(profile.web_status);
  const saved: FormState = { answers: profile.answer, addAnother, tabs };
  const brought = handedOver(host.current.getState());
  const late = { answers: host.lastSaves.takeOvertaken(profile.username, marker) };
  form.hydrate(layOver(merge(form, brought, profile, saved), late), saved);
  const isLate = status === 'submitted' && form.hasUnsavedAnswers;
  if (isLate) updateProfile(connection, withoutSubmission(profile));
  form.setValidating(status === 'validating');
  answerDocuments(connection);
  const session = replaceSession<StudentSession>(host, {
    ...connection,
    kind: 'student',
    username: profile.username,
    owner,
    hasChangedPage: false,
  });
  host.tabs.post({ type: 'entered', username: profile.username, marker: owner.marker });
  if (status !== 'submitted' || isLate) begin(session, status === null);
  return session;
}

/**
 * Forgets for the moment that the application was submitted while unsaved answers were waiting for their student:
 * the save of these finds it out, and they are told which answers came too late, as on a page that was open.
 */
function withoutSubmission({ web_status }: StudentProfile) {
  return { web_status: web_status.filter((entry) => !readStatuses([entry]).includes('submitted')) };
}

/** Sends what entering leads to; the form does not wait for any of it. */
function begin(session: StudentSession, isNew: boolean): void {
  const { queryClient, form } = session;
  if (isNew)
    startMutation(queryClient, { ...webStatusMutation(session), mutationKey: FIRST_STATUS }, 'started');
  if (form.hasUnsavedAnswers) startMutation(queryClient, answersMutation(session), 'unsaved');
  if (form.hasUnsaved) startMutation(queryClient, chosenMutation(session), undefined);
  resumeConversions(session);
  saveInBackground(session);
}

function merge(
  { index, view }: FormStore,
  { carried, unsaved }: HandedOver,
  profile: StudentProfile,
  saved: FormState,
): FormState {
  // What a visitor typed changes nothing of an application that was submitted (SUB-05).
  const isOpen = deriveWebStatus(profile.web_status) !== 'submitted';
  const merged = carried && isOpen ? fitCarried(index, saved, carried, view.today) : saved;
  const isSamePerson = unsaved?.username.toLowerCase() === profile.username.toLowerCase();
  return unsaved && isSamePerson ? layOver(merged, unsaved) : merged;
}
