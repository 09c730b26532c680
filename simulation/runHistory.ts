import type { AnswerKey } from '@admission/sdk';
import { isHidden } from '../src/core/run/conditions/settle.ts';
import { EMPTY_FORM_STATE, type FormView } from '../src/core/run/answers/FormState.ts';
import { ACTS, discard, logInAs, openLid } from './acts.ts';
import { type Act, choosePdf, readMissing, step, submitWhole } from './formActs.ts';
import { readWebStatus } from '../src/session/status/status.ts';
import { installWindows } from './fakeWindow.ts';
import { DOCUMENT, enteredOf, INDEX } from './form.ts';
import { Random } from '../contracts/model/Random.ts';
import type { Tab } from './Tab.ts';
import { Breach, ORDER, World } from './World.ts';
// Loaded before the clock is simulated: on a busy machine, the first import would miss its simulated deadline.
import '../src/core/run/validation/createValidator.ts';
import '../src/session/letters/openApplication.ts';

/** A history: its initial seed, and the seed of each step, so that steps can be left out. */
export interface History {
  readonly seed: number;
  /** At the step with a negative seed, a tab is discarded. */
  readonly steps: readonly number[];
}

export interface Outcome {
  readonly failure: Error | null;
  readonly trace: readonly string[];
  readonly counts: ReadonlyMap<string, number>;
}

const WEIGHTS = ACTS.reduce((sum, [weight]) => sum + weight, 0);
/** The number of acts in a history. */
const STEPS = 60;
const MINUTE = 60_000;

/** Generates the history of a seed. In each, a page ends without an event at least once. */
export function historyOf(seed: number): History {
  const random = new Random(seed);
  const steps = Array.from({ length: STEPS }, () => random.below(2 ** 31));
  const at = random.below(STEPS);
  return { seed, steps: steps.with(at, -(steps[at] ?? 1)) };
}

/** Plays a history to its end and checks the invariants. */
export const runHistory = ({ seed, steps }: History): Promise<Outcome> =>
  playIn(seed, 0.2, async (world, random) => {
    for (const device of world.devices) world.open(device);
    await world.clock.pass(1_000);
    for (const tab of world.tabs)
      if (random.chance(0.8))
        world.note((await logInAs(world.applicants[0] ?? '')(world, tab, random)) ?? '');
    await world.clock.pass(3_000);
    for (const device of world.devices) if (random.chance(0.5)) world.open(device);
    await world.clock.pass(3_000);
    // The fault rate applies to a whole history, because coinciding faults would be rare otherwise.
    const faultRate = random.pick([4, 12, 40]);
    for (const each of steps) await play(world, each, faultRate);
  });

/** Plays a scripted history. */
export const runScripted = (scene: (world: World) => Promise<void>): Promise<Outcome> => playIn(1, 0, scene);

async function playIn(
  seed: number,
  blocking: number,
  acts: (world: World, random: Random) => Promise<void>,
): Promise<Outcome> {
  const random = new Random(seed ^ 0x5eed);
  const world = new World(random, blocking);
  const endings = [
    installWindows(),
    world.clock.install(new Random(seed ^ 0x1d).next),
    ...watchProcess(world),
  ];
  let failure: Error | null = null;
  try {
    await world.start();
    await acts(world, random);
    await end(world);
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    world.note(`BREACH ${failure.message}`);
    if (!(failure instanceof Breach)) world.note(failure.stack ?? '');
    describe(world);
  } finally {
    for (const tab of world.tabs) tab.isAlive = false;
    for (const undo of endings) undo();
  }
  return { failure, trace: world.trace, counts: world.counts };
}

async function play(world: World, seed: number, faultRate: number): Promise<void> {
  const random = new Random(Math.abs(seed));
  world.network.faultRate = faultRate;
  let said: string | null = null;
  // If an act cannot happen now, another one is drawn.
  for (let draw = 0; said === null && draw < 10; draw += 1) {
    const tab = random.pick(world.tabs);
    if (tab?.page && seed < 0) said = await discard(world, tab, random);
    else if (tab?.device.isAsleep) said = random.chance(0.1) ? await openLid(world, tab, random) : null;
    else if (tab?.page) said = await drawAct(random)(world, tab, random);
  }
  if (said === null) return;
  world.note(said);
  await world.clock.pass(random.below(3) === 0 ? 0 : random.below(400));
  world.listings.noteListed();
  world.check();
}

function drawAct(random: Random): Act {
  let left = random.next() * WEIGHTS;
  const drawn = ACTS.find(([weight]) => (left -= weight) < 0) ?? ACTS[0];
  if (!drawn) throw new Error('There are no acts.');
  return drawn[1];
}

/**
 * Ends a history without further faults: logs students in, saves in every tab, checks that all tabs agree and
 * nothing is unsaved, then submits.
 */
async function end(world: World): Promise<void> {
  world.note('--- no more faults');
  world.network.faultRate = 0;
  const random = new Random(1);
  for (const device of world.devices) {
    device.isOnline = true;
    const [tab = world.open(device)] = device.living;
    if (device.isAsleep) await openLid(world, tab, random);
  }
  await world.clock.pass(MINUTE);
  for (const device of world.devices) {
    // Each application is opened wherever its letters may have been left; then all tabs open the same one.
    for (const tab of device.living)
      for (const username of tab.page?.sessions.lettersInPage.keys() ?? [])
        await openFor(world, tab, username, random);
    const [first] = device.living;
    const username =
      device.living.find(({ student }) => student)?.student?.username ?? world.applicants[0] ?? '';
    if (first && device.letters.ofClosedForms.length > 0)
      for (const each of world.applicants) await openFor(world, first, each, random);
    for (const tab of device.living) await openFor(world, tab, username, random);
  }
  for (let round = 0; round < 3; round += 1)
    for (const tab of world.tabs) await saveThere(world, tab, random);
  await world.clock.pass(2 * MINUTE);
  world.check();
  for (const username of world.applicants) checkEnd(world, username);
  await checkDocuments(world, random);
  for (const tab of world.tabs) await submitThere(world, tab, random);
}

/**
 * Checks that all devices agree with the server on whether the document exists. Reloads once if not, because
 * documents are loaded only when the form opens.
 */
async function checkDocuments(world: World, random: Random): Promise<void> {
  const findMismatch = () =>
    world.tabs.find(({ student }) => {
      const { documents, answers, statuses } = world.server.read(student?.username ?? '');
      // A device does not reload documents before it submits, so it may miss one sent by another device.
      const said = [student?.form.answer(DOCUMENT), ...(statuses.length < 3 ? [answers[DOCUMENT]] : [])];
      return student && said.some((each) => (each === 'ANSWERED') !== documents.includes(DOCUMENT));
    });
  if (!findMismatch()) return;
  for (const tab of world.tabs) world.reload(tab);
  await world.clock.pass(10_000);
  for (const tab of world.tabs) await saveThere(world, tab, random);
  const mismatch = findMismatch();
  if (mismatch)
    throw new Breach(`(g) ${mismatch.name} and the server disagree on whether there is a transcript.`);
}

/** Checks that the application can still be completed and submitted. */
async function submitThere(world: World, tab: Tab, random: Random): Promise<void> {
  const { student } = tab;
  const isSubmitted = () => world.server.read(student?.username ?? '').statuses.length === 3;
  if (!student || isSubmitted()) return;
  // If the session ends for inactivity, the upload in progress is lost, so the file is chosen again.
  for (let attempt = 0; attempt < 2 && !tab.student?.form.answer(DOCUMENT); attempt += 1) {
    if (!tab.student) await openFor(world, tab, student.username, random);
    world.note((await choosePdf(world, tab, random)) ?? '');
    await world.clock.pass(20_000);
  }
  if (!tab.student) await openFor(world, tab, student.username, random);
  world.note((await submitWhole(world, tab, random)) ?? `${tab.name} has no Submit to press`);
  await world.clock.pass(MINUTE / 2);
  if (!isSubmitted()) throw new Breach(`(g) ${tab.name} cannot submit.`);
}

/** Opens an application in a tab from any screen: logs in, or returns from a card to the form. */
async function openFor(world: World, first: Tab, username: string, random: Random): Promise<void> {
  // A log-in ends the browser's other sessions, and closes their dialogs.
  for (const tab of first.device.living) await readMissing(world, tab, random);
  for (let attempt = 0, tab = first; attempt < 3; attempt += 1) {
    if (tab.student?.username === username) tab.run(({ router }) => void router.navigate('/about'));
    else world.note((await logInAs(username)(world, tab, random)) ?? '');
    await world.clock.pass(10_000);
    // The log-in may have loaded the card in place of the form.
    tab = tab.device.living.find(({ history }) => history === first.history) ?? tab;
    world.listings.noteListed();
    if (tab.student?.username === username) return saveThere(world, tab, random);
    first = tab;
  }
  throw new Breach(`(g) ${first.name} does not open ${username}: ${first.session.kind} at ${first.path}.`);
}

async function saveThere(world: World, tab: Tab, random: Random): Promise<void> {
  await readMissing(world, tab, random);
  world.note((await step(world, tab, random)) ?? `${tab.name} has no step to press`);
  await world.clock.pass(10_000);
  world.note((await readMissing(world, tab, random)) ?? '');
  await world.clock.pass(1_000);
}

function checkEnd(world: World, username: string): void {
  const { answers: saved, statuses } = world.server.read(username);
  const answers = enteredOf(saved);
  const view: FormView = {
    read: (key) => answers[key] ?? '',
    count: () => 3,
    tab: (_id, first) => first,
    today: () => '2026-11-16',
  };
  const { birth_country: place = '' } = answers;
  if (!/^(US( Ohio| Texas)?|CA( Quebec| Ohio)?)?$/.test(place))
    throw new Breach(`(f) ${username}: country and state are "${place}".`);
  for (const { key, value } of world.lettersOf(username).missingFrom(saved, world.listings.heldFor(username)))
    if (!isHidden(INDEX, key, view))
      throw new Breach(
        `(a, b, f) ${username}: ${key} is "${view.read(key)}", and its newest letter "${value}" is lost.`,
      );
  for (const tab of world.tabs) {
    if (tab.student?.username !== username) continue;
    const { form, queryClient } = tab.student;
    // The thank-you page shows no answers.
    const isClosed = readWebStatus(tab.student) === 'submitted';
    if (isClosed !== (statuses.length === ORDER.length) && Object.keys(tab.missing).length === 0)
      throw new Breach(`(g) ${tab.name} and the server disagree on whether it was submitted.`);
    const here = isClosed ? answers : enteredOf(form.state.answers);
    const keys = new Set([...Object.keys(here), ...Object.keys(answers)]) as Set<AnswerKey>;
    for (const key of keys)
      if ((here[key] ?? '') !== (answers[key] ?? ''))
        throw new Breach(
          `(g) ${tab.name} shows "${here[key] ?? ''}" for ${key}, the server has "${answers[key] ?? ''}".`,
        );
    const { addAnother, tabs } = isClosed ? EMPTY_FORM_STATE : form.unsaved;
    const unsaved = { addAnother, tabs, answers: enteredOf(form.unsaved.answers) };
    if (Object.values(unsaved).some((each) => Object.keys(each).length > 0))
      throw new Breach(`(g) ${tab.name} has unsaved: ${JSON.stringify(unsaved)}.`);
    if (queryClient.isMutating() > 0)
      throw new Breach(
        `(g) on ${tab.name} something still waits: ${JSON.stringify(
          queryClient
            .getMutationCache()
            .findAll({ status: 'pending' })
            .map(({ options, state }) => [options.mutationKey, state.variables, state.submittedAt]),
        )}`,
      );
  }
}

/** Adds the final state of the server and of every tab to the trace. */
function describe(world: World): void {
  for (const username of world.applicants)
    world.note(`server, ${username}: ${JSON.stringify(world.server.read(username))}`);
  for (const tab of world.tabs) {
    const { student, session } = tab;
    world.note(
      `${tab.name} at ${tab.path}, ${session.kind}: ${JSON.stringify(student && { ...student.form.state, ...student.form.unconfirmed })}`,
    );
  }
}

/** Turns unhandled rejections and `console.error` calls into breaches. Returns functions that undo this. */
function watchProcess(world: World): (() => void)[] {
  const error = console.error;
  console.error = (...words: unknown[]) => {
    world.note(
      `console.error: ${words.map((word) => (word instanceof Error ? (word.stack ?? word.message) : String(word))).join(' ')}`,
    );
    world.mistakes.push(words.map(String).join(' '));
  };
  const rejected = (reason: unknown) => {
    world.mistakes.push(`not caught: ${String(reason)}`);
    world.note(reason instanceof Error ? (reason.stack ?? '') : String(reason));
  };
  process.on('unhandledRejection', rejected);
  return [() => (console.error = error), () => void process.off('unhandledRejection', rejected)];
}
