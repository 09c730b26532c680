import { ACTS } from './acts.ts';
import { Random } from './Random.ts';

/**
 * One act on one of the devices. Its random choices depend only on its own seed, so they stay the same when
 * other acts are removed.
 */
export interface Step {
  device: number;
  act: string;
  seed: number;
  /** For acts that take their variants in turn: the history's seed, or the round in which the act itself had its turn. */
  turn?: number;
  /** The indexes of the act's calls that a shortened history skips. */
  skips?: number[];
  /** The keys that a shortened history leaves in the body of a call, by the call's index. */
  keys?: Readonly<Record<number, readonly string[]>>;
}

type Act = keyof typeof ACTS;

/** How often an act is chosen, relative to the others; 1 by default. */
const WEIGHTS: Partial<Record<Act, number>> = {
  logIn: 6,
  logInAnotherStudent: 2,
  logOut: 3,
  confirm: 4,
  chooseWeakPassword: 3,
  resetPassword: 4,
  askForMail: 2,
  upload: 3,
  uploadAnotherFile: 3,
  uploadAnyFile: 3,
  askForDocument: 3,
  remove: 3,
  convertFileOfAnotherStudent: 2,
  openViews: 2,
  callUnknownPaths: 2,
  saveEveryAnswer: 2,
  read: 10,
  save: 14,
  addAnother: 3,
  chooseTab: 3,
  visit: 3,
  recordStatus: 4,
  handIn: 4,
  // Played only where makeHistory places them.
  sendUnusually: 0,
  breakEveryProperty: 0,
  writeAnyTwo: 0,
  restart: 0,
};

/** The student's phone and laptop, and the other student's device. */
const DEVICES = [0, 1, 2] as const;
const BUSY = [0, 0, 1, 1, 2] as const;
const LONGEST = 16;

/** If the server can be restarted or restored, every tenth history includes that. In all of them, it would take too long. */
const RESTART_EVERY = 10;

/** How many acts each history has in turn, so that a few dozen histories have every act several times. */
const IN_TURN = 5;

/**
 * Generates the acts of two students. Each history uses a random half of the kinds of acts, so that rare ones
 * occur together more often.
 */
export function makeHistory(seed: number, canRestart = false, canRestore = false): Step[] {
  const random = new Random(seed);
  const acts = Object.keys(ACTS).flatMap((act) =>
    random.chance(1 / 2) ? [] : Array.from({ length: WEIGHTS[act as Act] ?? 1 }, () => act),
  );
  const step = (act: string, device: number, turn = seed): Step => ({
    act,
    device,
    seed: random.below(2 ** 31),
    turn,
  });
  const kinds = ['read', ...acts] as const;
  const turns = Object.keys(ACTS).filter((act) => WEIGHTS[act as Act] !== 0);
  // The seeds that have an act in turn are a row of equal steps, which some variants of the act would never meet.
  const inTurn = Array.from({ length: IN_TURN }, (_, at) => seed * IN_TURN + at).map((place) =>
    step(turns[place % turns.length] ?? '', random.pick(BUSY), Math.floor(place / turns.length)),
  );
  const always = ['sendUnusually', 'breakEveryProperty', 'writeAnyTwo'] as const;
  const middle = [...inTurn, ...always.map((act) => step(act, random.pick(BUSY)))].reduce(
    (some, one) => some.toSpliced(random.below(some.length + 1), 0, one),
    Array.from({ length: 4 + random.below(LONGEST) }, () => step(random.pick(kinds), random.pick(BUSY))),
  );
  const steps = [
    ...DEVICES.map((device) => step('logIn', device)),
    ...middle,
    // Ends with a read on every device, which must show what the student's other device saved.
    ...DEVICES.map((device) => step('read', device)),
  ];
  const isInterrupted = seed % RESTART_EVERY === 0;
  const restarts = canRestart && isInterrupted ? [step('restart', 0)] : [];
  // At the end, because what a backend keeps elsewhere, such as its limits, need not be restored with the data.
  const restores = canRestore && isInterrupted ? [step('restore', 0)] : [];
  return [...steps.toSpliced(steps.length / 2, 0, ...restarts), ...restores];
}

/**
 * Shortens a failing list, such as the steps of a history: removes ever shorter runs, of at least the given length, while
 * it still fails in the same way.
 */
export async function shrink<Item, Failure>(
  items: Item[],
  fails: (items: Item[]) => Promise<Failure | undefined>,
  least = 1,
): Promise<Failure | undefined> {
  let shortest = items;
  let failure: Failure | undefined;
  for (let size = Math.ceil(items.length / 2); size >= least; size = Math.floor(size / 2))
    for (let at = 0; at < shortest.length;) {
      const fewer = shortest.toSpliced(at, size);
      const found = await fails(fewer);
      if (found === undefined) at += size;
      else [shortest, failure] = [fewer, found];
    }
  return failure;
}
