import type { JsonSchema } from '../kit/contract.ts';
import type { Random } from './Random.ts';
import type { Account, Call, Reply, World } from './World.ts';

/** A student's browser. Its tabs share the cookies, but each keeps the marker it started with. */
export interface Device {
  username: string;
  token?: string;
  marker?: string;
  /** The token of the session that the last log-out ended. */
  oldToken?: string;
  oldMarker?: string;
  etag?: string;
  oldTag?: string;
}

/** The context in which an act is played. */
export interface Scene {
  device: Device;
  random: Random;
  /** A number that is another in each history, for acts that take their variants in turn. */
  turn: number;
  world: World;
  /** The answers of a complete application. */
  complete: Record<string, string>;
  /** The schema of every answer by its key, except those of documents. */
  questions: Record<string, JsonSchema>;
  /** The schemas of bodies by operation. */
  bodies: Record<string, JsonSchema>;
}

export type Calls = Generator<Call, void, Reply>;
export type Play = (scene: Scene) => Calls;

/** What the browsers of a history say about the sender of a call, in turn; some clients say nothing. */
const SITES = [undefined, 'same-origin', 'older', 'none'] as const;

/** Creates a call as the application would send it from this browser. */
export function send({ device, turn }: Scene, operation: string, rest: Partial<Call> = {}): Call {
  const site = SITES[turn % SITES.length];
  return { operation, token: device.token, marker: device.marker, site, ...rest };
}

export const accountOf = ({ world, device }: Scene): Account | undefined =>
  world.accounts.get(device.username);

/** Returns a session of another student, if there is one. */
export function pickOther({
  random,
  world,
  device,
}: Scene): Pick<Call, 'token' | 'marker'> & { username?: string } {
  const sessions = [...world.sessions].map(([token, session]) => ({ token, ...session }));
  return random.pick(sessions.filter(({ username }) => username !== device.username)) ?? {};
}
