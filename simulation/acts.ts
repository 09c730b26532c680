import type { Sdk } from '@admission/sdk';
import { saveBeforeLogOut } from '../src/session/saving/answers.ts';
import { type Act, formOf } from './formActs.ts';
import { PASSWORD } from './Server.ts';

const SECOND = 1_000;

/** Logs in as this applicant through the login card. */
export const logInAs =
  (username: string): Act =>
  async (world, from) => {
    // The pages of a student's form have no link to the card, so its address is typed.
    const tab = from.student && from.path !== '/login' ? world.visit(from, '/login') : from;
    tab.run(({ router }) => void router.navigate('/login'));
    // Typing a username and a password takes a while.
    await world.clock.pass(5 * SECOND);
    if (!tab.isAlive || tab.path !== '/login') return `${tab.name} has left the login page`;
    if (tab.isLoggingIn) return `${tab.name} is still logging in`;
    tab.isLoggingIn = true;
    tab.run(({ sessions, router }) => {
      void sessions
        .logIn({ username, password: PASSWORD })
        .then(
          () => router.navigate('/about', { replace: true }),
          () => undefined,
        )
        .finally(() => (tab.isLoggingIn = false));
    });
    return `${tab.name} logs in as ${username}`;
  };

/** Signs a visitor up and logs them in, carrying the answers they have typed. */
const signUp: Act = async (world, tab, random) => {
  const username = 'cleo@example.com';
  const call = async (send: (sdk: Sdk) => Promise<unknown>) => {
    tab.run(({ sessions }) => void send(sessions.sdk).catch(() => undefined));
    await world.clock.pass(5 * SECOND);
    return tab.isAlive;
  };
  const former = world.server.mailedCode(username);
  tab.run(({ router }) => void router.navigate('/signup'));
  if (!(await call((sdk) => sdk.signUp({ username, password: PASSWORD })))) return 'a sign-up is interrupted';
  const code = world.server.mailedCode(username);
  // The code of an earlier sign-up may have expired.
  if (code === null || code === former || !(await call((sdk) => sdk.confirmAccount({ username, code }))))
    return 'a sign-up is given up';
  if (!world.server.isConfirmed(username)) return 'a confirmation failed';
  world.count('an account was made');
  world.applicants.push(username);
  return logInAs(username)(world, tab, random);
};

export const logInAnyone: Act = (world, tab, random) => {
  if (tab.student && random.chance(0.7)) return null;
  if (tab.session.kind === 'visitor' && world.applicants.length < 3 && random.chance(0.4))
    return signUp(world, tab, random);
  return logInAs(random.pick(world.applicants) ?? '')(world, tab, random);
};

/** Logs out, as `useLogOut` does. If something would be lost, the person keeps it on the device or logs out anyway. */
export const logOut: Act = (world, tab, random) => {
  const { student } = tab;
  if (!student || !formOf(tab)) return null;
  tab.isClosing = true;
  tab.run(({ sessions }) => {
    const go = (keepsUnsaved: boolean) => sessions.logOut(student, { reason: 'choice', keepsUnsaved });
    const ask = () => {
      const keeps = (student.keeper?.canStore ?? false) && random.chance(0.5);
      if (keeps) world.count('unsaved answers were kept at a log-out');
      else world.excuses.giveUp(tab);
      return go(keeps);
    };
    const { form } = student;
    void saveBeforeLogOut(student)
      .then(() => (form.hasUnsaved || form.letters.refused.length > 0 ? ask() : go(false)), ask)
      .finally(() => (tab.isClosing = false));
  });
  return `${tab.name} logs out`;
};

/** Tries to log in over an open form, is rejected, and goes back to the form. */
export const rejectedLogIn: Act = async (world, tab) => {
  if (!tab.student || !formOf(tab)) return null;
  const username = tab.student.username;
  const go = async (path: string) => {
    tab.run(({ router }) => void router.navigate(path));
    await world.clock.pass(5 * SECOND);
    return tab.isAlive && tab.path === path;
  };
  if (!(await go('/login'))) return `${tab.name} does not reach the login`;
  tab.run(({ sessions }) => void sessions.logIn({ username, password: 'wrong' }).catch(() => undefined));
  await world.clock.pass(5 * SECOND);
  if (tab.isAlive) await go('/about');
  return `${tab.name} is rejected by the login card`;
};

/** Opens the card in place of a form. */
export const openCard: Act = (world, tab) => {
  if (!tab.student) return null;
  world.visit(tab, '/login');
  return `${tab.name} shows the card`;
};

/** Opens the form from a card, because the browser has a session. */
export const openFromCard: Act = (_world, tab) => {
  if (tab.session.kind !== 'none' || tab.device.visibleCookies === '' || tab.isLoggingIn) return null;
  tab.run(({ router }) => void router.navigate('/about'));
  return `${tab.name} opens the form`;
};

export const openTab: Act = (world, tab) => {
  if (world.livingOn(tab.device).length >= 3) return null;
  return `${world.open(tab.device).name} is opened`;
};

export const reload: Act = (world, tab) => {
  world.reload(tab);
  return `${tab.name} is reloaded`;
};

export const close: Act = (world, tab) => {
  if (world.tabs.length < 2) return null;
  world.close(tab);
  return `${tab.name} is closed`;
};

export const hide: Act = async (world, tab, random) => {
  tab.hide();
  await world.clock.pass(random.below(3) * SECOND);
  if (tab.isAlive) tab.show();
  return `${tab.name} is hidden for a moment`;
};

/** Ends the page without an event, as when the battery dies. */
export const crash: Act = (world, tab) => {
  if (world.tabs.length < 2) return null;
  world.crash(tab);
  return `${tab.name} crashes`;
};

/** Discards a hidden tab, as a phone does, and reopens it at its address. */
export const discard: Act = async (world, tab, random) => {
  if (tab.device.isAsleep) await openLid(world, tab, random);
  tab.hide();
  await world.clock.pass(random.pick([0, 2, 20, 300]) * SECOND);
  if (!tab.isAlive) return null;
  world.crash(tab);
  await world.clock.pass(random.below(5) * SECOND);
  world.open(tab.device, tab);
  return `${tab.name} is discarded and opened again`;
};

/** Kills the browser and starts it again; its records and cookies survive. */
export const restart: Act = (world, { device }) => {
  for (const tab of world.livingOn(device)) world.crash(tab);
  world.open(device);
  return `the browser of ${device.name} is killed and started again`;
};

/** Closes the laptop for a while. */
export const closeLid: Act = async (world, { device }, random) => {
  world.livingOn(device).forEach((tab) => tab.hide());
  await world.clock.pass(random.below(3) * 100);
  device.isAsleep = true;
  await world.clock.pass(random.pick([1, 30, 30, 16 * 60]) * SECOND);
  return `the lid of ${device.name} is closed`;
};

export const openLid: Act = (world, { device }) => {
  device.isAsleep = false;
  world.livingOn(device).forEach((tab) => tab.show());
  return `the lid of ${device.name} is opened`;
};

export const goOffline: Act = (_world, tab) => {
  tab.device.isOnline = !tab.device.isOnline;
  return `${tab.device.name} is ${tab.device.isOnline ? 'online' : 'offline'}`;
};

export const killServer: Act = async (world) => {
  await world.server.start();
  world.count('the server was killed');
  return 'the server dies and starts again';
};

export const wait: Act = async (world, _tab, random) => {
  const seconds = random.pick([1, 1, 2, 5, 5, 30, 60, 300]);
  await world.clock.pass(seconds * SECOND);
  return `${String(seconds)} s pass`;
};

export const waitLong: Act = async (world) => {
  await world.clock.pass(16 * 60 * SECOND);
  return '16 min pass';
};
