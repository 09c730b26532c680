import {
  CODE,
  listOtherAddresses,
  makeAddress,
  MAYA,
  mistype,
  NEWCOMER_RESET_ID,
  NOAH,
  NO_ADDRESSES,
  NOBODIES,
  NOBODY,
  OLIVE,
  OTHER_ADDRESSES,
  OTHER_IDS,
  PASSWORDS,
  pickPassword,
  RESET_ID,
  spell,
  WEAK_PASSWORDS,
  WRONG_CODE,
} from './vocabulary.ts';
import { openViews } from './openActs.ts';
import { send, type Calls, type Play, type Scene } from './Scene.ts';
import type { Reply } from './World.ts';

/** Logs in, sometimes with a wrong password. */
export function* logIn(scene: Scene, username: string): Calls {
  const { world, random, device } = scene;
  const known = world.accounts.get(username)?.signUps.at(-1)?.password;
  const password = !known || random.chance(1 / 9) ? random.pick(PASSWORDS) : known;
  // A marker may have been planted.
  const marker = random.pick([device.marker, device.marker, 'planted']);
  const body = { username: spell(random, username), password };
  yield { operation: 'logIn', token: device.token, marker, body };
}

/** Tries to log in with a password that is not the account's, from a browser without a session. */
const tryPassword = (username: string, password: string) => ({
  operation: 'logIn',
  body: { username, password },
});

function* reset(scene: Scene, username: string, password: string, change: object = {}): Calls {
  const before = scene.world.accounts.get(username)?.signUps.at(-1)?.password ?? '';
  const body = {
    username: spell(scene.random, username),
    password,
    confirm_password: password,
    id: RESET_ID,
  };
  const { token, marker } = scene.device;
  // A session ends even in the browser that sends its cookies.
  const call = { operation: 'resetPassword', body: { ...body, ...change }, token, marker };
  // A link works once, even if it is pressed twice.
  const { status } = yield scene.random.chance(1 / 2) ? { ...call, beside: call } : call;
  if (status !== 200) return;
  yield call;
  yield send(scene, 'getProfile');
  const mistyped = [mistype(scene.random, password), mistype(scene.random, password), `${password} `];
  for (const wrong of mistyped) yield tryPassword(username, wrong);
  if (before !== '') yield tryPassword(username, before);
  if (scene.random.chance(1 / 2)) yield* openViews();
}

/** The acts on accounts. */
export const ACCOUNT_ACTS = {
  logIn: (scene) => logIn(scene, scene.device.username),
  logInAnotherStudent: (scene) => logIn(scene, scene.device.username === MAYA ? NOAH : MAYA),
  *exceedLimit({ random, world, turn }) {
    const [operation, most, rest] = COUNTED_CALLS[turn % COUNTED_CALLS.length] ?? COUNTED_CALLS[0];
    // Known and unknown addresses have the same limit, whichever shows it first.
    const [first, last] = [0, 1].map(() => `${String(random.below(1e9))}@example.com`);
    for (const username of [first ?? '', OLIVE, last ?? ''])
      for (let time = 0, status = 0; status !== 429 && time < most; time += 1)
        ({ status } = yield { operation, body: { username: spell(random, username), ...rest } });
    const limit = world.limits.get(operation);
    const password = world.accounts.get(MAYA)?.signUps.at(-1)?.password;
    if (operation !== 'logIn' || limit === undefined || password === undefined) return;
    // A success resets the count.
    yield tryPassword(MAYA, password);
    for (let time = 0; time < 2; time += 1) {
      for (let wrong = 1; wrong < limit; wrong += 1) yield tryPassword(MAYA, mistype(random, password));
      yield tryPassword(MAYA, password);
    }
  },
  *signUpNewcomer({ random }) {
    const [username, password] = [makeAddress(random), pickPassword(random)];
    const call = { operation: 'signUp', body: { username: spell(random, username), password } };
    yield { ...call, beside: random.pick([call, undefined]) };
    // Only this address reveals that it is not confirmed.
    for (const one of [spell(random, username), ...listOtherAddresses(username)])
      yield tryPassword(one, password);
    yield { operation: 'confirmAccount', body: { username, code: CODE } };
  },
  *logInWithSimilarAddress({ world }) {
    const password = world.accounts.get(MAYA)?.signUps.at(-1)?.password ?? PASSWORDS[0];
    for (const username of OTHER_ADDRESSES) yield tryPassword(username, password);
  },
  *logOut(scene) {
    const { random } = scene;
    const { token, marker } = scene.device;
    const foreign = random.chance(1 / 4) ? random.pick(['cross-site', 'same-site'] as const) : undefined;
    yield send(scene, 'logOut', { foreign });
    yield send(scene, 'getProfile', { token, marker });
  },
  *sendInvalidAddresses({ random }) {
    const operation = random.pick(['signUp', 'logIn', 'resendConfirmation', 'forgotPassword']);
    const password = /^(signUp|logIn)$/.test(operation) ? PASSWORDS[0] : undefined;
    for (const username of NO_ADDRESSES) yield { operation, body: { username, password } };
  },
  *confirm(scene) {
    const { random } = scene;
    // Anyone may sign up with this address before it is confirmed.
    const body = { username: spell(random, OLIVE), password: pickPassword(random) };
    if (random.chance(1 / 2)) yield { operation: 'signUp', body };
    if (random.chance(1 / 3)) yield mail(random.pick(['resendConfirmation', 'forgotPassword']), OLIVE);
    if (random.chance(1 / 8))
      for (const username of [OLIVE, NOBODY])
        yield { operation: 'confirmAccount', body: { username, code: WRONG_CODE } };
    // The code of another address, and a wrong password before the address is confirmed.
    if (random.chance(1 / 4)) yield { operation: 'confirmAccount', body: { username: NOBODY, code: CODE } };
    // Neither password ends the code.
    for (const password of [PASSWORDS[0], mistype(random, body.password)])
      if (random.chance(1 / 2)) yield tryPassword(OLIVE, password);
    // The button may be pressed twice.
    const confirmation = {
      operation: 'confirmAccount',
      body: { username: spell(random, OLIVE), code: CODE },
    };
    if (!random.chance(1 / 4)) yield { ...confirmation, beside: random.pick([confirmation, undefined]) };
    // The code came from the first sign-up.
    for (const password of [body.password, PASSWORDS[0]]) {
      const { status, token, marker }: Reply = yield tryPassword(spell(random, OLIVE), password);
      if (status !== 200) continue;
      yield { operation: 'getProfile', token, marker };
      // The last code is accepted again, and ends no session.
      yield { operation: 'confirmAccount', body: { username: OLIVE, code: CODE } };
      yield { operation: 'getProfile', token, marker };
    }
    // An account that is confirmed is no reason to accept a wrong code.
    yield { operation: 'confirmAccount', body: { username: OLIVE, code: WRONG_CODE } };
    if (scene.world.accounts.get(OLIVE)?.isConfirmed) return;
    // A link confirms the account, and ends the pending sign-ups.
    const password = pickPassword(random);
    yield* reset(scene, OLIVE, password, { id: NEWCOMER_RESET_ID });
    yield { operation: 'confirmAccount', body: { username: OLIVE, code: CODE } };
    yield tryPassword(OLIVE, body.password);
    yield tryPassword(OLIVE, password);
  },
  *chooseWeakPassword(scene) {
    const { random } = scene;
    const some = WEAK_PASSWORDS.filter(() => random.chance(1 / 2));
    for (const password of some) yield { operation: 'signUp', body: { username: OLIVE, password } };
    const weak = random.pick(some) ?? '';
    yield* reset(scene, MAYA, weak);
    // A password that was rejected is nobody's.
    for (const username of [OLIVE, MAYA]) yield tryPassword(username, weak);
    // The rejected reset has not used up the link.
    if (random.chance(1 / 2)) yield* reset(scene, MAYA, pickPassword(random));
  },
  *resetPassword(scene) {
    const { random, world } = scene;
    const { password = PASSWORDS[0] } = world.accounts.get(MAYA)?.signUps.at(-1) ?? {};
    // However many wrong passwords were tried, the owner can log in afterwards.
    for (let time = random.pick([0, 11]); time > 0; time -= 1)
      yield tryPassword(MAYA, mistype(random, password));
    const other = pickPassword(random);
    const rejected = [
      { confirm_password: mistype(random, other) },
      { username: random.pick([NOAH, OLIVE, NOBODY]) },
      // However many wrong links were tried, the valid one works.
      ...Array.from({ length: random.pick([1, 11]) }, () => ({ id: random.pick(OTHER_IDS) })),
    ];
    for (const change of rejected) yield* reset(scene, MAYA, other, change);
    yield* reset(scene, MAYA, other);
  },
  *askForMail(scene) {
    const { random } = scene;
    const operation = random.pick(['resendConfirmation', 'forgotPassword']);
    // The reply must not reveal whether the address is known. Two replies of each kind show what varies anyway.
    const known = spell(random, random.pick([MAYA, NOAH, OLIVE]));
    const unknown = random.pick(NOBODIES);
    for (const username of [known, known, unknown, unknown]) yield mail(operation, username);
    yield { operation: 'signUp', body: { username: scene.device.username, password: pickPassword(random) } };
    yield send(scene, 'getProfile');
  },
  *askForManyMails({ random }) {
    const mails = ['resendConfirmation', 'forgotPassword'] as const;
    // Calls for a known and for an unknown address are counted alike; a sign-up would make it known.
    for (const [username, operations] of [
      [random.pick([MAYA, OLIVE]), [...mails, 'signUp']],
      [random.pick(NOBODIES), mails],
    ] as const) {
      const [first, second] = [random.pick(operations), random.pick(mails)].map((operation) =>
        operation === 'signUp'
          ? { operation, body: { username, password: pickPassword(random) } }
          : mail(operation, spell(random, username)),
      );
      // One call more than the mail limit, which all kinds share, also if two are sent at once.
      const isAtOnce = random.chance(1 / 2);
      for (let time = 0; time < 3 && first && second; time += 1) {
        yield isAtOnce ? { ...first, beside: first } : first;
        if (!isAtOnce) yield second;
      }
    }
  },
  *guessCodes({ random }) {
    const guess = { operation: 'confirmAccount', body: { username: spell(random, OLIVE), code: WRONG_CODE } };
    const beside = random.pick([guess, undefined]);
    // Five guesses, or six of which two are sent at a time.
    for (let time = 0; time < 5; time += beside ? 2 : 1) yield { ...guess, beside };
    yield { operation: 'confirmAccount', body: { username: OLIVE, code: CODE } };
  },
} satisfies Record<string, Play>;

const WRONG_PASSWORD = 'Wrong-Pass-2026';
/** The calls that are counted, with more attempts than a usual limit allows. */
const COUNTED_CALLS: readonly [CountedCall, ...CountedCall[]] = [
  ['logIn', 12, { password: WRONG_PASSWORD }],
  ['resetPassword', 12, { password: WRONG_PASSWORD, confirm_password: WRONG_PASSWORD, id: 'no-such-link' }],
  ['confirmAccount', 31, { code: WRONG_CODE }],
];
type CountedCall = [operation: string, most: number, rest: Record<string, string>];

const mail = (operation: string, username: string) => ({ operation, body: { username } });
