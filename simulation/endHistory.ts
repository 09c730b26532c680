import type { AnswerKey } from '@admission/sdk';
import { Random } from '../contracts/model/Random.ts';
import { keysOf } from '../src/core/answers/answersTo.ts';
import { EMPTY_FORM_STATE, type FormView } from '../src/core/answers/FormState.ts';
import { isHidden } from '../src/core/run/conditions/settle.ts';
import { readWebStatus } from '../src/session/status/status.ts';
import { logInAs, openLid } from './acts.ts';
import { isCompanion } from '../src/core/answers/isCompanion.ts';
import { choosePdf, optionsUnder, readMissing, step, submitWhole, type } from './formActs.ts';
import { type Choice, DOCUMENT, enteredOf, INDEX, isChoice } from './form.ts';
import { journalOf } from './journalOf.ts';
import { isGone, NEXT_RELEASE, THIS_RELEASE } from './releases.ts';
import type { Device } from './Device.ts';
import type { Tab } from './Tab.ts';
import { thaw } from './troubleActs.ts';
import { Breach, markOf, ORDER, type World } from './World.ts';

const MINUTE = 60_000;

/**
 * Ends a history without further faults: logs students in, saves in every tab, checks that all tabs agree and
 * nothing is unsaved, then submits.
 */
export async function endHistory(world: World): Promise<void> {
  world.note('--- no more faults');
  world.network.faultRate = 0;
  world.network.outage = null;
  world.network.walls = world.network.walls.map((wall) =>
    wall.until === Infinity ? wall : { ...wall, until: 0 },
  );
  const random = new Random(1);
  for (const device of world.devices) {
    device.isOnline = true;
    device.letters.isFull = false;
    for (const tab of world.livingOn(device)) if (tab.isFrozen) await thaw(world, tab, random);
    const [tab = world.open(device)] = world.livingOn(device);
    if (device.isAsleep) await openLid(world, tab, random);
  }
  await openNewest(world);
  await world.clock.pass(MINUTE);
  for (const device of world.devices) {
    const username =
      world.livingOn(device).find(({ student }) => student)?.student?.username ?? world.applicants[0] ?? '';
    const openAll = async () => {
      for (const tab of world.livingOn(device)) await openFor(world, tab, username, random);
    };
    await openLeft(world, device, random);
    await openAll();
    // When all tabs open the same application, the forms of others end, which may leave more letters.
    if (await openLeft(world, device, random)) await openAll();
  }
  for (let round = 0; round < 3; round += 1)
    for (const tab of world.tabs) await saveThere(world, tab, random);
  await world.clock.pass(2 * MINUTE);
  world.check();
  for (const username of world.applicants) checkEnd(world, username);
  for (const tab of world.tabs) await rewordThere(world, tab, random);
  await checkDocuments(world, random);
  for (const tab of world.tabs) await submitThere(world, tab, random);
}

/** Serves the newest release, which reads the records of all, and reloads the pages of others, if there were any. */
async function openNewest(world: World): Promise<void> {
  const loaded = world.opened.map(({ release }) => release);
  if ([world.release, ...loaded].every((release) => release === THIS_RELEASE)) return;
  world.release = NEXT_RELEASE;
  for (const tab of world.tabs) if (tab.release !== NEXT_RELEASE) world.reload(tab);
  await world.clock.pass(10_000);
}

/** Rewords each answer that something refuses, and saves it. */
async function rewordThere(world: World, tab: Tab, random: Random): Promise<void> {
  const { student } = tab;
  const refused = student ? journalOf(student.form).waiting : [];
  if (!student || refused.length === 0) return;
  world.count('a refused answer was reworded');
  for (const key of refused.flatMap(({ answers }) => keysOf(answers)))
    if (isChoice(key)) chooseOther(world, tab, key);
    else if (!isCompanion(key)) type(world, tab, key, `${markOf(student.username)}4`, true);
  // Then shows it in the other tabs too.
  for (const each of [tab, ...world.tabs]) await saveThere(world, each, random);
  const { waiting } = journalOf(student.form);
  if (waiting.length > 0) throw new Breach(`(g) ${tab.name} does not save what was reworded.`);
}

/** Chooses another option, or none if there is only one. */
function chooseOther(world: World, tab: Tab, key: Choice): void {
  world.enter(tab, (form) => {
    const now = form.answer(key);
    const options = optionsUnder(form.answer('birth_country'), key);
    const other = options.find((option) => option !== now && !isGone(form.index, { [key]: option }));
    if (now !== '') form.change({ [key]: other ?? '' });
  });
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

/** Opens each application on a device wherever its letters may have been left. Returns whether there were any. */
async function openLeft(world: World, device: Device, random: Random): Promise<boolean> {
  const inPages = world.livingOn(device).filter(({ page }) => page?.sessions.lettersInPage.size);
  for (const tab of inPages)
    for (const username of tab.page?.sessions.lettersInPage.keys() ?? [])
      await openFor(world, tab, username, random);
  const [first] = world.livingOn(device);
  const hasClosed = device.letters.ofClosedForms.length > 0;
  if (first && hasClosed) for (const each of world.applicants) await openFor(world, first, each, random);
  return inPages.length > 0 || hasClosed;
}

/** Opens an application in a tab from any screen: logs in, or returns from a card to the form. */
async function openFor(world: World, first: Tab, username: string, random: Random): Promise<void> {
  // A log-in ends the browser's other sessions, and closes their dialogs.
  for (const tab of world.livingOn(first.device)) await readMissing(world, tab, random);
  for (let attempt = 0, tab = first; attempt < 3; attempt += 1) {
    if (tab.student?.username === username) tab.run(({ router }) => void router.navigate('/about'));
    else world.note((await logInAs(username)(world, tab, random)) ?? '');
    await world.clock.pass(10_000);
    // The log-in may have loaded the card in place of the form.
    tab = world.livingOn(tab.device).find(({ history }) => history === first.history) ?? tab;
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
  const { answers: saved, statuses, applied } = world.server.read(username);
  const answers = enteredOf(saved);
  const held = world.listings.heldFor(username);
  const view: FormView = {
    read: (key) => answers[key] ?? '',
    count: () => 3,
    tab: (_id, first) => first,
    today: () => '2026-11-16',
  };
  const { birth_country: place = '' } = answers;
  if (!/^(US( Ohio| Texas)?|CA( Quebec| Ohio)?)?$/.test(place))
    throw new Breach(`(f) ${username}: country and state are "${place}".`);
  for (const { key, value, isApplied } of world.lettersOf(username).missingFrom(saved, held))
    if (!isHidden(INDEX, key, view)) {
      const how = isApplied
        ? `"${value}", saved before, was replaced untold`
        : `its newest letter "${value}" is lost`;
      throw new Breach(`(a, b, f) ${username}: ${key} is "${view.read(key)}", and ${how}.`);
    }
  for (const tab of world.tabs) {
    if (tab.student?.username !== username) continue;
    const { form, queryClient } = tab.student;
    // The thank-you page shows no answers.
    const isClosed = readWebStatus(tab.student) === 'submitted';
    if (isClosed !== (statuses.length === ORDER.length) && tab.missing.length === 0)
      throw new Breach(`(g) ${tab.name} and the server disagree on whether it was submitted.`);
    const here = isClosed ? answers : enteredOf(form.state.answers);
    const { waiting, told } = journalOf(form);
    for (const { entry } of told)
      if (entry.mark && entry.mark.n <= (applied[entry.mark.form] ?? 0))
        throw new Breach(`(b) ${tab.name} asks for ${entry.mark.key} again, which has been saved.`);
    const isWaiting = (key: AnswerKey) => waiting.some((each) => key in enteredOf(each.answers));
    for (const { answers: refused } of waiting)
      if (!world.network.hasRefused(refused))
        throw new Breach(`(g) ${tab.name} says that ${JSON.stringify(refused)} is refused.`);
    const keys = new Set([...Object.keys(here), ...Object.keys(answers)]) as Set<AnswerKey>;
    for (const key of keys)
      if (form.index.placesOf.has(key) && !isWaiting(key) && (here[key] ?? '') !== (answers[key] ?? ''))
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
