import { isDeepStrictEqual } from 'node:util';
import type { AnswerKey } from '@admission/sdk';
import { expect, test } from 'vitest';
import type { Answers } from '../src/core/run/answers/FormState.ts';
import { Random } from '../contracts/model/Random.ts';
import { logInAs } from './acts.ts';
import type { Device } from './Device.ts';
import type { Act } from './formActs.ts';
import { runNamed } from './runHistory.ts';
import type { Tab } from './Tab.ts';
import { Breach, type World } from './World.ts';

const ANA = 'ana@example.com';
export const SECOND = 1_000;

/** Tests a scripted history; at its end, every promise is checked. */
export function history(title: string, play: (world: World) => Promise<void>): void {
  test(title, { timeout: 60_000 }, async () => {
    const { failure, trace } = await runNamed(play);

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

/** Reloads the only tab of a device. */
export async function reopen(world: World, device: Device): Promise<Tab> {
  const tab = world.reload(device.living[0] as Tab);
  await world.clock.pass(5 * SECOND);
  return tab;
}

export function mustShow({ name, student }: Tab, key: AnswerKey, value: string): void {
  const shown = student?.form.answer(key);
  if (shown !== value)
    throw new Breach(`(b) ${name} shows "${String(shown)}" for ${key} instead of "${value}".`);
}

/** Checks that a page lists these answers as set aside. */
export function mustBeTold({ name, student }: Tab, answers: Answers): void {
  const told = student?.form.letters.journal.setAside ?? [];
  if (!isDeepStrictEqual(told, [answers]))
    throw new Breach(`(b) ${name} lists ${JSON.stringify(told)} instead of ${JSON.stringify(answers)}.`);
}
