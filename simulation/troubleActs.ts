import { logInAs, logOut } from './acts.ts';
import { type Act, formOf } from './formActs.ts';
import { journalOf } from './journalOf.ts';
import { type Refusal, REFUSALS } from './refusals.ts';
import { RELEASES } from './releases.ts';

/* What happens to the network, the device and the browser. */

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;
const ALL = Object.keys(REFUSALS) as Refusal[];

/** From now on, something refuses a text, for a while or for ever. */
export const raiseWall: Act = ({ network, clock }, _tab, random) => {
  if (network.walls.length > 1) return null;
  const refusal = random.pick(ALL) ?? '400';
  const until = clock.elapsed + random.pick([30 * SECOND, 300 * SECOND, Infinity]);
  network.walls = [...network.walls, { refusal, text: random.pick(['-2', '-3']), until }];
  return `a text is refused with ${refusal} until ${String(until / SECOND)} s`;
};

/** For a while, every call is refused in the same way. */
export const refuseAll: Act = ({ network, clock }, _tab, random) => {
  const refusal = random.pick(ALL) ?? '400';
  network.outage = { refusal, until: clock.elapsed + random.pick([5, 60]) * SECOND };
  return `everything is refused with ${refusal}`;
};

/** Fills the disk, so that no record can be written, or frees it. */
export const fillDisk: Act = (world, { device }) => {
  device.letters.isFull = !device.letters.isFull;
  world.count(device.letters.isFull ? 'a disk was full' : 'a disk was freed');
  return `the disk of ${device.name} is ${device.letters.isFull ? 'full' : 'free again'}`;
};

/** Sets the clock of a device wrong by days, or right again. */
export const setClock: Act = (world, { device }, random) => {
  const days = random.pick([-40, 0, 40]);
  device.clockOffset = days * DAY;
  world.count('a clock was set');
  return `the clock of ${device.name} is ${String(days)} days off`;
};

/** Freezes a hidden page: no timer runs, and replies and messages wait. */
export const freeze: Act = async (world, tab, random) => {
  tab.hide();
  await world.clock.pass(random.below(3) * SECOND);
  if (!tab.isAlive) return null;
  tab.isFrozen = true;
  world.count('a page was frozen');
  return `${tab.name} is frozen`;
};

export const thaw: Act = (_world, tab) => {
  tab.isFrozen = false;
  tab.show();
  return `${tab.name} is thawed`;
};

/** Copies the server's answers, or puts the copy back. */
export const useBackup: Act = (world) => {
  if (world.server.hasCopy) {
    world.restore();
    world.count('a backup was restored');
    return 'the backup is restored';
  }
  world.server.backUp();
  return 'the answers are copied';
};

/** Serves another release. Open pages stay on theirs until they are loaded again. */
export const changeRelease: Act = (world, _tab, random) => {
  const release = random.pick(RELEASES);
  if (!release || release === world.release) return null;
  world.release = release;
  world.count(`served: ${release.name}`);
  return `${release.name} is served`;
};

/** Leaves listed answers for later, logs out and in again. */
export const decideLater: Act = async (world, tab, random) => {
  const { student } = tab;
  if (!student || !formOf(tab) || journalOf(student.form).told.length === 0) return null;
  await logOut(world, tab, random);
  await world.clock.pass(15 * SECOND);
  const said = tab.isAlive && !tab.student ? await logInAs(student.username)(world, tab, random) : null;
  world.count('listed answers were left for later');
  return said ?? `${tab.name} does not log out`;
};
