import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTRACT_REPLIES, replyTo, SCHEMAS } from '../test-support/contractReplies.ts';
import type { Schema } from '../test-support/contractReplies.ts';
import { placesOf, replaceAt, valueAt } from '../test-support/placesOf.ts';
import type { ReplyPlace } from '../test-support/placesOf.ts';
import { createObservedSdk } from '../test-support/createObservedSdk.ts';
import { EVERY_CALL } from '../test-support/everyCall.ts';
import type { ObservedCall } from '../test-support/everyCall.ts';
import { ServerError, UnauthorizedError } from './index.ts';

/** The timeout, in ms: thousands of calls take seconds, and far longer on a busy machine. */
const BUSY_MS = 180_000;

const VALUES = [null, true, 0, 4, 1.5, -7, '', 'text', [], ['text'], {}, { a: 1 }];
const ALSO_STRINGS = [SCHEMAS.SuccessfulLogin, SCHEMAS.WebStatusEntry];

/** Returns the places in a reply that openapi.yaml describes. */
const describedPlaces = (schema: Schema, reply: unknown) =>
  placesOf(schema, reply).filter((place) => Object.keys(place.schema).length > 0);

/** Returns the kind of a place: all answers count as one kind, and so do all items of a list. */
function kindOf(path: ReplyPlace['path']): string {
  return path
    .map((step, index) => (typeof step === 'number' || path[index - 1] === 'answer' ? '*' : step))
    .join('/');
}

/** Returns whether a value has the type that the contract gives this place, or another type that clients accept. */
function hasType({ schema, path }: ReplyPlace, value: unknown): boolean {
  if (path.join() === 'last_page' && value === null) return true;
  if (ALSO_STRINGS.includes(schema) && typeof value === 'string') return true;
  const { type } = schema;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}

/** Returns invalid values to try at a place; undefined removes the place. */
function faultsAt(place: ReplyPlace, value: unknown): unknown[] {
  const { required = [] } = place.schema;
  const isEmptyWrong = required.length > 0;
  return [
    ...VALUES.filter((other) => !hasType(place, other)),
    ...[[value], { value }, JSON.stringify(value)].filter((wrapped) => !hasType(place, wrapped)),
    ...(isEmptyWrong ? [{}, { value }] : []),
    ...(place.schema === SCHEMAS.StudentAnswers ? [{ not_known_yet: 5 }] : []),
    ...(place.isRequired && place.path.length > 0 ? [undefined] : []),
  ];
}

/** Returns valid variations of a place: unknown fields, other strings, missing optional fields. */
function variationsAt(place: ReplyPlace, value: unknown): unknown[] {
  const { type, properties, required = [], additionalProperties } = place.schema;
  if (place.path.join() === 'last_page') return ['', '/academics', null];
  if (type === 'string' || typeof value === 'string') return ['', 'some_other', '2'];
  if (ALSO_STRINGS.includes(place.schema)) return ['some_other', { ...(value as object), by: null }];
  if (type === 'integer') return [0, 99];
  if (type === 'array') return [[], [...(value as unknown[]), ...(value as unknown[])]];
  if (place.schema === SCHEMAS.StudentAnswers) return [{}, { ...(value as object), not_known_yet: 'text' }];
  if (place.schema === SCHEMAS.PageErrors) return [{}, value];
  if (!properties) return [value];
  const needed = Object.fromEntries(
    Object.entries(value as object).filter(([key]) => required.includes(key)),
  );
  if (typeof additionalProperties === 'object') return [needed, { ...(value as object), not_known_yet: '' }];
  return [needed, ...VALUES.map((extra) => ({ ...(value as object), not_known_yet: extra }))];
}

interface Sample {
  observed: ObservedCall;
  reply: unknown;
}

/** A call with one of its example replies, changed in ways that a backend is free to choose. */
const legalReply: fc.Arbitrary<Sample & { schema: Schema }> = fc
  .constantFrom(...EVERY_CALL)
  .chain((observed) => {
    const { schema, examples } = replyTo(observed[2]);
    return fc.record({
      observed: fc.constant(observed),
      schema: fc.constant(schema),
      reply: fc
        .tuple(fc.constantFrom(...examples), fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 4 }))
        .map(([example, changes]) =>
          changes.reduce((reply, [where, which]) => {
            const place = pick(describedPlaces(schema, reply), where);
            const changed = pick(variationsAt(place, valueAt(reply, place.path)), which);
            return replaceAt(reply, place.path, changed);
          }, example),
        ),
    });
  });

function pick<Item>(items: Item[], index: number): Item {
  return items[index % items.length]!;
}

/** Makes the call and returns its result or error. */
async function observe({ observed: [, call] }: Pick<Sample, 'observed'>, answer: () => Response) {
  const { sdk } = createObservedSdk(answer);
  return call(sdk).then(
    (given) => ({ given }),
    (thrown: unknown) => ({ thrown }),
  );
}

describe('replies to the sdk', () => {
  it('every reply in openapi.yaml is covered by a call · CARD-07', () => {
    const known = EVERY_CALL.flatMap(([, , sent]) => replyTo(sent).examples);
    const uncalled = [...CONTRACT_REPLIES]
      .filter(([, { examples }]) => !examples.every((example) => known.includes(example)))
      .map(([name]) => `${name}: add its method to sdk/src/createSdk.ts`);

    expect(uncalled).toEqual([]);
  });

  it(
    'the sdk accepts what a backend may change: extra fields, missing optional fields and different strings · ENT-06, TRAP-29',
    async () => {
      await fc.assert(
        fc.asyncProperty(legalReply, async ({ observed, reply }) => {
          const { given } = (await observe({ observed }, () => Response.json(reply))) as { given: object };

          const { version: _version, ...body } = given as { version?: unknown };
          expect(Array.isArray(given) ? given : body).toEqual(reply);
        }),
        { numRuns: 2_000 },
      );
    },
    BUSY_MS,
  );

  it.each(EVERY_CALL)(
    'the sdk rejects every fault at every place in a reply: %s · ERR-03',
    async (...observed) => {
      const [, , sent] = observed;
      const { schema, examples } = replyTo(sent);
      const places = examples.flatMap((reply) =>
        describedPlaces(schema, reply).map((place) => ({ ...place, reply })),
      );
      const kinds = new Map(places.map((place) => [kindOf(place.path), place]));

      for (const { reply, ...place } of kinds.values()) {
        for (const fault of faultsAt(place, valueAt(reply, place.path))) {
          const broken = replaceAt(reply, place.path, fault);
          const outcome = await observe({ observed }, () => Response.json(broken));

          expect(outcome, JSON.stringify(broken)).toMatchObject({
            thrown: { name: 'ServerError', isWrongShape: true, isNetworkError: false, status: 200 },
          });
        }
      }
    },
  );

  it(
    'the sdk throws its own error for every error status, whatever the body · ERR-05, TRAP-51',
    async () => {
      const status = fc.constantFrom(400, 401, 403, 404, 409, 412, 413, 422, 429, 500, 502, 503);
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...EVERY_CALL),
          status,
          fc.jsonValue(),
          async (observed, code, body) => {
            const { thrown } = (await observe({ observed }, () => Response.json(body, { status: code }))) as {
              thrown: unknown;
            };

            expect(thrown).toBeInstanceOf(code === 401 ? UnauthorizedError : ServerError);
            expect(thrown).toMatchObject({ isWrongShape: false, status: code });
          },
        ),
        { numRuns: 1_000 },
      );
    },
    BUSY_MS,
  );
});
