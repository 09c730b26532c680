import { type Acts, ACTS } from './drawnActs.ts';
import { discard, logInAs, openLid } from './acts.ts';
import { thaw } from './troubleActs.ts';
import { endHistory } from './endHistory.ts';
import type { Act } from './formActs.ts';
import { installWindows } from './fakeWindow.ts';
import { journalOf } from './journalOf.ts';
import { Random } from '../contracts/model/Random.ts';
import { Breach, World } from './World.ts';
// Loaded before the clock is simulated: on a busy machine, the first import would miss its simulated deadline.
import '../src/core/run/validation/createValidator.ts';
import '../src/session/letters/deleteOldRecords.ts';
import '../src/session/lifecycle/openApplication.ts';

/** A history: its initial seed, and the seed of each step, so that steps can be left out. */
export interface History {
  readonly seed: number;
  /** At the step with a negative seed, a tab is discarded. */
  readonly steps: readonly number[];
  /** The acts from which the steps are drawn. */
  readonly acts: Acts;
}

export interface Outcome {
  readonly failure: Error | null;
  readonly trace: readonly string[];
  readonly counts: ReadonlyMap<string, number>;
}

/** The number of acts in a history. */
const STEPS = 60;

/** Generates the history of a seed. In each, a page ends without an event at least once. */
export function historyOf(seed: number, acts = ACTS): History {
  const random = new Random(seed);
  const steps = Array.from({ length: STEPS }, () => random.below(2 ** 31));
  const at = random.below(STEPS);
  return { seed, acts, steps: steps.with(at, -(steps[at] ?? 1)) };
}

/** Plays a history to its end and checks the invariants. */
export const runHistory = ({ seed, steps, acts }: History): Promise<Outcome> =>
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
    for (const each of steps) await play(world, each, faultRate, acts);
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
    await endHistory(world);
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

async function play(world: World, seed: number, faultRate: number, acts: Acts): Promise<void> {
  const random = new Random(Math.abs(seed));
  world.network.faultRate = faultRate;
  let said: string | null = null;
  // If an act cannot happen now, another one is drawn.
  for (let draw = 0; said === null && draw < 10; draw += 1) {
    const tab = random.pick(world.tabs);
    if (tab?.page && seed < 0) said = await discard(world, tab, random);
    else if (tab?.isFrozen) said = random.chance(0.3) ? await thaw(world, tab, random) : null;
    else if (tab?.device.isAsleep) said = random.chance(0.1) ? await openLid(world, tab, random) : null;
    else if (tab?.page) said = await drawAct(random, acts)(world, tab, random);
  }
  if (said === null) return;
  world.note(said);
  await world.clock.pass(random.below(3) === 0 ? 0 : random.below(400));
  world.listings.noteListed();
  world.check();
}

function drawAct(random: Random, acts: Acts): Act {
  let left = random.next() * acts.reduce((sum, [weight]) => sum + weight, 0);
  const drawn = acts.find(([weight]) => (left -= weight) < 0) ?? acts[0];
  if (!drawn) throw new Error('There are no acts.');
  return drawn[1];
}

/** Adds the final state of the server and of every tab to the trace. */
function describe(world: World): void {
  for (const username of world.applicants)
    world.note(`server, ${username}: ${JSON.stringify(world.server.read(username))}`);
  for (const tab of world.tabs) {
    const { student, session } = tab;
    world.note(
      `${tab.name} at ${tab.path}, ${session.kind}: ${JSON.stringify(student && { ...student.form.state, ...journalOf(student.form) })}`,
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
