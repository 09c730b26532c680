import type { AnswerKey } from '@admission/sdk';
import { isShown } from '../src/core/run/conditions/isOpen.ts';
import { isHidden } from '../src/core/run/conditions/settle.ts';
import { chooseCount } from '../src/session/saving/countsAndTabs.ts';
import { createUpload } from '../src/session/documents/createUpload.ts';
import { uploadMutation, removalMutation, UPLOADS } from '../src/session/documents/uploads.ts';
import { canEnter } from '../src/core/run/conditions/canEnter.ts';
import { runMutation, startMutation } from '../src/session/calls/runMutation.ts';
import { finishSubmitted, RECONCILIATIONS } from '../src/session/status/reconcileSubmitted.ts';
import { readWebStatus } from '../src/session/status/status.ts';
import type { OpenSession } from '../src/session/Session.ts';
import { isSubmitting, SUBMISSIONS } from '../src/session/status/status.ts';
import {
  judgePress,
  type PageMove,
  pageMoveMutation,
  PAGE_MOVES,
} from '../src/features/navigation/moveToPage.ts';
import { asIfLeft } from '../src/core/run/answers/asIfLeft.ts';
import { submitApplication } from '../src/features/submit/submitApplication.ts';
import type { Random } from '../contracts/model/Random.ts';
import { journalOf, dismiss } from './journalOf.ts';
import { type Choice, CHOICES, DOCUMENT, PDF, TEXTS } from './form.ts';
import { isGone } from './releases.ts';
import type { Tab } from './Tab.ts';
import { markOf, type World } from './World.ts';

/** Performs an act. Returns a description, or null if the act is not possible now. */
export type Act = (world: World, tab: Tab, random: Random) => string | null | Promise<string | null>;

const SECOND = 1_000;
const PAGES = ['/about', '/education', '/final-steps'];

/** Returns the session whose form is on screen and accepts input, or null. */
export function formOf(tab: Tab) {
  const { session, isClosing } = tab;
  // A submitted application shows the thank-you page instead of its form.
  if (isClosing || (tab.student && readWebStatus(tab.student) === 'submitted')) return null;
  // The dialog listing answers that came too late covers the form until it is closed.
  if (tab.missing.length > 0) return null;
  return (session.kind === 'student' || session.kind === 'visitor') && PAGES.includes(tab.path)
    ? session
    : null;
}

export function shows(tab: Tab, key: string): boolean {
  const form = formOf(tab)?.form;
  const placed = form?.index.placesOf.get(key as never)?.[0];
  return Boolean(
    form && placed && isShown(placed, form.view) && !isHidden(form.index, key as AnswerKey, form.view),
  );
}

export const letters =
  (isLeft: boolean, values: number): Act =>
  (world, tab, random) => {
    const session = formOf(tab);
    const key = random.pick(TEXTS.filter((each) => shows(tab, each)));
    if (!session || !key) return null;
    // Only a few values, so that people sometimes enter an earlier value again.
    const value = `${markIn(tab)}${String(random.below(values))}`;
    type(world, tab, key, value, isLeft);
    return `${tab.name} types ${value} into ${key}${isLeft ? ' and leaves it' : ''}`;
  };

/** The number of siblings; `0` hides the sibling's name as soon as it is typed. */
export const countSiblings: Act = (world, tab, random) => {
  if (!formOf(tab)) return null;
  const value = random.pick(['0', '1', '10']);
  type(world, tab, 'siblings_count', value, random.chance(0.7));
  return `${tab.name} types ${value} into siblings_count`;
};

/** Types a text, which has no consequences until its field is left. */
export function type(world: World, tab: Tab, key: AnswerKey, value: string, isLeft: boolean): void {
  world.enter(tab, (form) => form.set(key, value), key);
  if (isLeft) world.enter(tab, () => undefined);
}

/** Returns the prefix of what the person types in this tab. */
export const markIn = ({ student }: Tab): string => (student ? markOf(student.username) : 'V-');

const isMoving = ({ queryClient }: OpenSession) =>
  [PAGE_MOVES, RECONCILIATIONS].some((mutationKey) => queryClient.isMutating({ mutationKey }) > 0) ||
  isSubmitting(queryClient);

/** Opens another app in the middle of a field, which keeps its focus, then continues typing. */
export const otherApp: Act = async (world, tab, random) => {
  const session = formOf(tab);
  const key = random.pick([...TEXTS, 'siblings_count'] as const);
  if (!session || !shows(tab, key)) return null;
  // A name continues after a space. A lone 0 hides the sibling’s name; completing it to 10 shows the name again.
  const [begun, whole] =
    key === 'siblings_count'
      ? (['0', '10'] as const)
      : ([`${markIn(tab)}1 `, `${markIn(tab)}1 more`] as const);
  const ms = random.below(2) * SECOND;
  const said = `${tab.name} types ${whole} into ${key} with another app in between`;
  // A step, Submit and a submission elsewhere also leave the field.
  if (isMoving(session)) return said;
  const { form } = session;
  const { path } = tab;
  const { version } = form.letters.journal;
  const sibling = key === 'siblings_count' && form.answer('sibling_attended');
  type(world, tab, key, begun, false);
  // Another page may hide the question for a moment, or replace the text: then it is no longer being filled in.
  let isKept = true;
  const look = () => (isKept &&= shows(tab, key) && form.answer(key).trim() === begun.trim());
  form.subscribe(look, [key]);
  tab.hide();
  await world.clock.pass(ms / 2);
  if (tab.isAlive) tab.show();
  await world.clock.pass(ms / 2);
  if (!tab.isAlive || formOf(tab) !== session || tab.path !== path) return said;
  if (!look() || isMoving(session)) return said;
  const shown = form.answer(key);
  type(world, tab, key, shown === begun ? whole : `${shown}${whole.slice(begun.length)}`, true);
  const isCleared = sibling && !form.answer('sibling_attended') && version === form.letters.journal.version;
  if (form.answer(key) !== whole || isCleared)
    world.breaches.push(`(b) ${tab.name} shows "${form.answer(key)}" where "${whole}" was typed.`);
  return said;
};

/** Decides about answers that were set aside: enters them again, or dismisses them. */
export const decide: Act = (world, tab, random) => {
  const { form } = formOf(tab) ?? {};
  const told = random.pick(form ? journalOf(form).told : []);
  if (!form || !told || !tab.student) return null;
  const { answers } = told;
  const takesUp = random.chance(0.5) && canEnter(form.index, form.view, answers);
  world.enter(tab, () => {
    if (takesUp) form.change(answers);
    dismiss(form, told);
  });
  world.listings.noteDecided(tab.student, answers);
  return `${tab.name} ${takesUp ? 'takes up' : 'dismisses'} ${JSON.stringify(answers)}`;
};

/** Returns the options of a choice, those of the state under a country. */
export const optionsUnder = (country: string, key: Choice): readonly string[] =>
  key === 'birth_state' ? CHOICES[key].slice(...(country === 'US' ? [0, 2] : [2, 4])) : CHOICES[key];

export const choose: Act = (world, tab, random) => {
  const session = formOf(tab);
  const key = random.pick(Object.keys(CHOICES) as Choice[]);
  if (!session || !key) return null;
  const { form } = session;
  const country = form.answer('birth_country');
  const value = random.pick(optionsUnder(country, key));
  if (!value || (key === 'birth_state' && country === '') || isGone(form.index, { [key]: value }))
    return null;
  world.enter(tab, () => form.change({ [key]: value }));
  return `${tab.name} chooses ${value} for ${key}`;
};

export const countParents =
  (by: 1 | -1): Act =>
  (world, tab) => {
    const session = formOf(tab);
    const next = (session?.form.view.count('parent') ?? 0) + by;
    if (!session || next < 1 || next > 3) return null;
    world.enter(tab, () => chooseCount(session, 'parent', next));
    return `${tab.name} has ${String(next)} parents`;
  };

export const undo: Act = (world, tab) => {
  const session = formOf(tab);
  if (!session || session.form.removedItem('parent') === null) return null;
  world.enter(tab, () => {
    session.form.undoRemoval('parent');
    chooseCount(session, 'parent', session.form.view.count('parent'));
  });
  return `${tab.name} undoes the removal`;
};

/** Handles a click on a step, as `useMoveToPage` does. */
export const step: Act = (_world, tab, random) => {
  const session = formOf(tab);
  const to = random.pick(PAGES.filter((path) => path !== tab.path));
  if (!session || !to) return null;
  return tab.run(({ sessions, router }) => {
    const { pathname, search } = router.state.location;
    const navigate = ({ to: path }: { to: string }) => router.navigate(path, { replace: true });
    const place = { sessions, session, pathname, search, navigate };
    const pending = session.queryClient
      .getMutationCache()
      .findAll({ mutationKey: PAGE_MOVES, status: 'pending' });
    const goingTo = (pending.at(-1)?.state.variables as PageMove | undefined)?.to ?? null;
    const press = judgePress(place, to, goingTo);
    if (press === 'signup') void router.navigate('/signup');
    if (press === 'move' || press === 'join')
      startMutation(session.queryClient, pageMoveMutation(place), { to, joins: press === 'join' });
    return `${tab.name} presses ${to}: ${press}`;
  });
};

export const back: Act = (_world, tab) => {
  if (!tab.history.canGoBack) return null;
  tab.run(({ window }) => window.history.go(-1));
  return `${tab.name} goes Back`;
};

export const submit: Act = (world, tab) => {
  const { student } = tab;
  if (!student || !formOf(tab) || isSubmitting(student.queryClient)) return null;
  if (student.queryClient.isMutating({ mutationKey: UPLOADS }) > 0) return null;
  // Like Submit, first tidies the answers and clears those that are hidden, perhaps by an answer on another page.
  world.enter(tab, (form) => form.change(asIfLeft(form.index, form.view, form.state.answers)));
  tab.run(() => {
    const mutation = { mutationKey: SUBMISSIONS, mutationFn: () => submitApplication(student) };
    runMutation(student.queryClient, mutation, undefined).then(
      (outcome) => world.count(`a submission: ${outcome}`),
      () => world.count('a submission that failed'),
    );
  });
  return `${tab.name} presses Submit`;
};

/** Answers the required questions and submits. */
export const submitWhole: Act = (world, tab, random) => {
  const { student } = tab;
  if (!student || !formOf(tab)) return null;
  const first_name = student.form.answer('first_name') || `${markOf(student.username)}0`;
  world.enter(tab, () => student.form.change({ first_name, birth_country: 'CA', birth_state: 'Quebec' }));
  return submit(world, tab, random);
};

/** Closes the dialog that lists the answers missing from an application submitted elsewhere. */
export const readMissing: Act = (world, tab) => {
  const { student } = tab;
  const told = tab.missing.flatMap((each) => Object.keys(each));
  if (!student || told.length === 0) return null;
  world.excuses.readMissing(tab);
  world.count('answers that came too late were listed');
  tab.run(() => finishSubmitted(student));
  return `${tab.name} reads that ${told.join()} is not in the application`;
};

export const choosePdf: Act = (_world, tab) => {
  const { student } = tab;
  if (!student || !formOf(tab)) return null;
  tab.run(() => startMutation(student.queryClient, uploadMutation(student, DOCUMENT), createUpload(PDF)));
  return `${tab.name} chooses a file`;
};

export const removePdf: Act = (_world, tab) => {
  const { student } = tab;
  if (!student || !formOf(tab) || student.form.answer(DOCUMENT) === '') return null;
  tab.run(() => startMutation(student.queryClient, removalMutation(student, DOCUMENT), undefined));
  return `${tab.name} removes its file`;
};
