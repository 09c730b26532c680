import { readNumbers } from './admitSave.ts';
import { differing, sorted, type Expectation } from './Expectation.ts';
import type { Asked } from './Rejection.ts';
import { versionOf } from './rejections.ts';
import type { Reply } from './World.ts';

const VERSIONS = 'PUT /api/answer';
const MOST_FORMS = 300;
/** The forms in the last two of the saves that name many forms. */
const NEWEST_FORMS = 100;

/** `ETag` is sent either always or never. A change to the answers changes it; reading the profile does not. */
export function owedVersion(
  { world, application, operation }: Asked,
  { etag }: Reply,
  hasChanged: boolean,
): Expectation[] {
  const { versions, isVersionKnown } = application;
  world.hasVersions ??= etag !== undefined;
  const isAsBefore = world.hasVersions === (etag !== undefined);
  const expectations: Expectation[] = [sayAlways(VERSIONS, 'ETag', isAsBefore, etag)];
  if (etag === undefined) return expectations;
  const version = versionOf(etag);
  if (hasChanged)
    expectations.push([
      VERSIONS,
      'ETag is new after a change',
      true,
      !versions.includes(version),
      `${version}, which was there before`,
    ]);
  if (operation === 'getProfile' && isVersionKnown)
    expectations.push([
      VERSIONS,
      'ETag is unchanged since the last save, because no save came in between',
      versions.at(-1),
      version,
    ]);
  application.versions = versions.filter((one) => one !== version).concat(version);
  application.isVersionKnown = true;
  return expectations;
}

/** Records the numbers of a save, and returns whether it raised one. */
export function recordNumbers({ call, application }: Asked): boolean {
  const numbers = readNumbers(call.saves) ?? [];
  const isRaised = numbers.some(([form, number]) => number > (application.saves.get(form) ?? 0));
  for (const [form, number] of numbers) {
    const highest = Math.max(number, application.saves.get(form) ?? 0);
    application.saves.delete(form);
    application.saves.set(form, highest);
  }
  return isRaised;
}

/** `saves` is sent either always or never, and only with `ETag`. At most 300 forms are kept. */
export function expectNumbers({ world, application }: Asked, { body, etag }: Reply): Expectation[] {
  world.hasNumbers ??= body.saves !== undefined;
  const isAsBefore = world.hasNumbers === (body.saves !== undefined);
  const expectations: Expectation[] = [sayAlways('GET /api/profile', 'saves', isAsBefore, body.saves)];
  if (body.saves === undefined) return expectations;
  const { saves } = application;
  const listed = Object.keys(body.saves as object);
  const most = Math.min(saves.size, MOST_FORMS);
  const newest = [...saves.keys()].slice(-NEWEST_FORMS);
  // Which older forms have been dropped depends on how precisely the backend records time. A dropped form that
  // saves again may have a lower number than it had.
  if (saves.size > MOST_FORMS)
    for (const form of saves.keys()) {
      const number = (body.saves as Record<string, number>)[form];
      if (number === undefined) saves.delete(form);
      else saves.set(form, number);
    }
  return [
    ...expectations,
    [VERSIONS, 'saves is sent only with ETag', true, etag !== undefined, 'saves without ETag'],
    differing(
      VERSIONS,
      'saves has the highest number applied of each form',
      sorted(Object.fromEntries(saves)),
      sorted(body.saves),
    ),
    [VERSIONS, 'saves keeps 300 forms', most, listed.length],
    [
      VERSIONS,
      'no form that saved recently is missing from saves; missing',
      [],
      newest.filter((form) => !listed.includes(form)),
    ],
  ];
}

/** `letters_key` is sent either always or never. Failure messages do not contain it. */
export function expectKey({ world, account }: Asked, key: unknown): Expectation[] {
  world.hasKey ??= key !== undefined;
  const isAsBefore = world.hasKey === (key !== undefined);
  const expectations: Expectation[] = [
    sayAlways('GET /api/profile', 'letters_key', isAsBefore, key && 'one'),
  ];
  if (typeof key !== 'string' || !account) return expectations;
  account.lettersKey ??= key;
  const owners = [...world.accounts.values()].filter(({ lettersKey }) => lettersKey === key);
  return [
    ...expectations,
    [
      'GET /api/profile',
      'letters_key is the same in each session',
      true,
      account.lettersKey === key,
      'another key',
    ],
    [
      'GET /api/profile',
      'letters_key differs between accounts',
      true,
      owners.length === 1,
      'the key of another',
    ],
  ];
}

/** Some fields are sent either always or never. */
function sayAlways(section: string, field: string, isAsBefore: boolean, value: unknown): Expectation {
  const told =
    value === undefined ? 'none, though an earlier reply had it' : 'one, though earlier replies had none';
  return [section, `${field} is sent either always or never`, true, isAsBefore, told];
}
