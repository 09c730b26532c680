import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTRACT_REPLIES, replyTo, SCHEMAS, type Schema } from '../test-support/contractReplies.ts';
import { placesOf, replaceAt, type ReplyPlace } from '../test-support/placesOf.ts';
import { createObservedSdk } from '../test-support/createObservedSdk.ts';
import { EVERY_CALL, type ObservedCall } from '../test-support/everyCall.ts';
import { ServerError, UnauthorizedError } from './index.ts';

/** The timeout, in ms: thousands of calls take seconds, and far longer on a busy machine. */
const BUSY_MS = 180_000;

const WRONG_SHAPE = { name: 'ServerError', isWrongShape: true, isNetworkError: false, status: 200 };
/** The values tried at each place of a reply; undefined removes the place. */
const VALUES = [undefined, null, true, 0, 4, 1.5, -7, '', 'text', [], ['text'], {}, { a: 1 }];
const MAPS = [SCHEMAS.StudentAnswers, SCHEMAS.PageErrors];
const ALSO_STRINGS = [SCHEMAS.SuccessfulLogin, SCHEMAS.WebStatusEntry];

/** Reduces a schema to what clients rely on, types and required fields, because a newer backend may extend the rest. */
function relax(schema: Schema): Schema {
  const { type, required, items, properties = {}, patternProperties = {}, additionalProperties } = schema;
  const { last_page, ...fields } = properties;
  const others = MAPS.includes(schema)
    ? Object.values(properties)
    : [...Object.values(patternProperties), additionalProperties];
  const other = others.find((part) => typeof part === 'object');
  const relaxed = {
    type,
    required,
    items: items && relax(items),
    properties: {
      ...Object.fromEntries(Object.entries(fields).map(([key, part]) => [key, relax(part)])),
      ...(last_page && { last_page: { type: ['string', 'null'] } }),
    },
    additionalProperties: other && relax(other),
  };
  return ALSO_STRINGS.includes(schema) ? { anyOf: [relaxed, { type: 'string' }] } : relaxed;
}

/** Returns the kind of a place: all answers count as one kind, and so do all items of a list. */
function kindOf(path: ReplyPlace['path']): string {
  return path
    .map((step, index) => (typeof step === 'number' || path[index - 1] === 'answer' ? '*' : step))
    .join('/');
}

/** Makes the call and returns its result, without the version, or its error. */
async function observe([, call]: ObservedCall, answer: () => Response) {
  const { sdk } = createObservedSdk(answer);
  return call(sdk).then(
    (given) => ({ given: Object.assign(given as object, { version: undefined }) }),
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

  it.each(EVERY_CALL)(
    'the sdk accepts a reply exactly if its types and required fields follow the contract: %s · ENT-06, ERR-03, TRAP-29',
    async (...observed) => {
      const { schema, examples } = replyTo(observed[2]);
      const isValid = new Ajv2020({ strict: false }).compile(relax(schema));
      const places = examples.flatMap((reply) =>
        placesOf(schema, reply).map((place) => ({ reply, ...place })),
      );
      const kinds = new Map(places.map((place) => [kindOf(place.path), place]));
      const seen = { accepted: 0, rejected: 0 };

      for (const { reply, path, value } of kinds.values()) {
        const fields = [5, 'text'].map((extra) => ({ ...Object(value), not_known_yet: extra }) as object);
        for (const other of [...VALUES, [value], { value }, JSON.stringify(value), ...fields]) {
          const text = JSON.stringify(replaceAt(reply, path, other) ?? null);
          const changed = JSON.parse(text) as object;
          const outcome = await observe(observed, () => new Response(text));

          if (isValid(changed)) expect(outcome, text).toEqual({ given: changed });
          else expect(outcome, text).toMatchObject({ thrown: WRONG_SHAPE });
          seen[isValid(changed) ? 'accepted' : 'rejected'] += 1;
        }
      }
      expect(Math.min(seen.accepted, seen.rejected)).toBeGreaterThan(0);
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
            const outcome = await observe(observed, () => Response.json(body, { status: code }));

            const kind = code === 401 ? UnauthorizedError : ServerError;
            const thrown = expect.any(kind) as unknown;
            expect(outcome).toEqual({ thrown });
            expect(outcome).toMatchObject({ thrown: { isWrongShape: false, status: code } });
          },
        ),
        { numRuns: 1_000 },
      );
    },
    BUSY_MS,
  );
});
