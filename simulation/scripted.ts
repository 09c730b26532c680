import type { AnswerKey } from '@admission/sdk';
import { expect, test } from 'vitest';
import { Random } from '../contracts/model/Random.ts';
import type { Answers } from '../src/core/answers/FormState.ts';
import { logInAs } from './acts.ts';
import type { Device } from './Device.ts';
import { type Act, step, type } from './formActs.ts';
import { journalOf } from './journalOf.ts';
import { runScripted } from './runHistory.ts';
import type { Tab } from './Tab.ts';
import type { World } from './World.ts';

/* What scripted histories are written with. */

export const ANA = 'ana@example.com';
export const SECOND = 1_000;

/** Tests a scripted history of one student, on one or two devices; at its end, every promise is checked. */
export function history(
  title: string,
  play: (world: World, laptop: Device, phone: Device) => Promise<void>,
): void {
  test(title, { timeout: 60_000 }, async () => {
    const { failure, trace } = await runScripted((world) =>
      play(world, ...(world.devices as [Device, Device])),
    );

    expect(failure, trace.join('\n')).toBeNull();
  });
}

export async function act(world: World, tab: Tab, perform: Act): Promise<void> {
  world.note((await perform(world, tab, new Random(1))) ?? 'nothing can be done');
  await world.clock.pass(5 * SECOND);
  world.check();
}

/** Opens Ana's form in a new tab. */
export async function openForm(world: World, device: Device): Promise<Tab> {
  const tab = world.open(device);
  await world.clock.pass(3 * SECOND);
  if (!tab.student) await act(world, tab, logInAs(ANA));
  return tab;
}

/** Ends all pages of a browser without any event, and opens Ana's form again. */
export function reopen(world: World, device: Device): Promise<Tab> {
  for (const tab of world.livingOn(device)) world.crash(tab);
  return openForm(world, device);
}

/** Leaves the field being filled in. */
export const finishTyping = (world: World, tab: Tab): void => world.enter(tab, () => undefined);

/** Types a text, leaves it and goes to another step, which saves it. */
export async function save(world: World, tab: Tab, key: AnswerKey, value: string): Promise<void> {
  type(world, tab, key, value, true);
  await act(world, tab, step);
}

/**
 * Types the first name A-0 on an offline laptop, kills its page, and saves A-1 on the phone. Returns the page in which the
 * laptop then opens the form again.
 */
export async function correctKilled(world: World, laptop: Device, phone: Device): Promise<Tab> {
  const page = await openForm(world, laptop);
  laptop.isOnline = false;
  type(world, page, 'first_name', 'A-0', true);
  await world.clock.pass(2 * SECOND);
  world.crash(page);
  await save(world, await openForm(world, phone), 'first_name', 'A-1');
  laptop.isOnline = true;
  return openForm(world, laptop);
}

export function mustShow({ name, student }: Tab, key: AnswerKey, value: string): void {
  expect(student?.form.answer(key), `${name}: ${key}`).toBe(value);
}

/** Checks what the server has. */
export function mustHave({ server }: World, answers: Answers): void {
  const saved = server.read(ANA).answers as Answers;
  const keys = Object.keys(answers) as AnswerKey[];
  expect(Object.fromEntries(keys.map((key) => [key, saved[key] ?? ''])), 'on the server').toEqual(answers);
}

/** Returns the answers that a page lists as not being in the application. */
export const toldOn = ({ student }: Tab): readonly Answers[] =>
  student ? journalOf(student.form).told.map(({ answers }) => answers) : [];
