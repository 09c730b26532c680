import { HOST_TOKEN } from '../kit/checkCookies.ts';
import { listSpellings } from '../kit/listWrongValues.ts';
import { FOREIGN, NO_TOKENS, RESPELLED, TRACES, type Respelled } from './vocabulary.ts';
import type { Random } from './Random.ts';
import type { Scene } from './Scene.ts';
import type { Call, World } from './World.ts';

type Sender = (scene: Scene) => Partial<Call> | Partial<Call>[];

/** Sends a call in each of these ways. */
const each =
  (name: keyof Call, values: readonly unknown[]): Sender =>
  () =>
    values.map((value) => ({ [name]: value }));

/** The ways in which a call is sent that are rare in browsers; the last few are no reason to reject it. */
export const SENDERS: readonly [Sender, ...Sender[]] = [
  () => ({ token: undefined, marker: undefined }),
  ({ device, world }) => ({ token: device.oldToken ?? world.expired, marker: undefined }),
  ({ device, random, world }) => ({
    token: random.pick([world.expired, pickSimilar(random, device.token), ...NO_TOKENS]),
    marker: undefined,
  }),
  pickOtherMarker,
  ({ device, random }) => ({ token: pickSimilar(random, device.token), marker: undefined }),
  // Another host may have planted a marker, which does not matter without the header.
  ({ random }) => ({ marker: undefined, markerCookie: random.pick(['planted', '']) }),
  each('accept', ['text/html', 'image/png', 'application/xml;q=0.9, text/html']),
  each('foreign', FOREIGN),
  ({ random }) => ({ foreign: random.pick(FOREIGN), marker: undefined, token: undefined }),
  (scene) => ({ foreign: scene.random.pick(FOREIGN), ...pickOtherMarker(scene) }),
  ({ device, world }) => ({ doubtful: `${sessionOf(world)}=${device.token ?? ''}` }),
  ({ device, random, world }) => ({
    doubtful: random.pick([
      `${sessionOf(world)}=planted`,
      `${sessionOf(world)}=`,
      // Over https, a cookie without the prefix is another host's.
      'admit_id_token=planted',
      `admit_session=${device.marker ?? ''}`,
      'admit_session=planted',
    ]),
  }),
  ({ random }) =>
    (Object.keys(RESPELLED) as Respelled[]).flatMap((respelled) => [
      { respelled },
      ...(random.chance(1 / 3) ? [{ respelled, token: undefined, marker: undefined }] : []),
    ]),
  ({ device }) => ({ bearer: device.token, token: undefined, marker: undefined }),
  each('override', ['GET', 'PUT', 'POST', 'DELETE']),
  ({ random }) => ({
    isAmongCookies: random.chance(1 / 2),
    traceparent: random.pick(TRACES),
    marker: undefined,
  }),
];

/** The name of the cookie that identifies the session. */
const sessionOf = ({ isSecure }: World) => (isSecure === true ? HOST_TOKEN : 'admit_id_token');

/** Picks the marker of another session, an ended one, or one that resembles the device's. */
function pickOtherMarker({ random, device, world }: Scene): Partial<Call> {
  const others = [...world.sessions.values()].map(({ marker }) => marker);
  const similar = pickSimilar(random, device.marker);
  const other = random.pick([random.pick(others), device.oldMarker, similar]);
  const marker = other === undefined || other === device.marker ? 'no-such-session' : other;
  // The cookie is the session's, or has been replaced too.
  return { marker, markerCookie: random.pick([device.marker, undefined]) };
}

/** Picks a text that resembles a token or a marker, and that a header may have. */
function pickSimilar(random: Random, text = ''): string | undefined {
  const similar = listSpellings(text).map(([, other]) => other.trim());
  return random.pick(similar.filter((one) => one !== text && /^[!-~]+$/.test(one)));
}
