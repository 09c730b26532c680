import type { JsonSchema } from '../contracts/kit/contract.ts';
import type { ContractKit } from '../contracts/kit/openContract.ts';
import { placesOf, replaceAt, sayPath, valueAt, type ReplyPlace } from '../sdk/test-support/placesOf.ts';
import type { Pact } from '../contracts/verify/Pact.ts';
import { describeReply, readMatched } from './describeReply.ts';
import { exampleReply, type ReplayedReply } from './replayReplies.ts';

/** The number of alternative valid replies to each kind of interaction. */
const VARIANTS = 3;

/** Fields constrained only in prose: the masked SSN, the error code, and when `submitted_at` is sent. */
const WORDED = ['ssn', 'code', 'submitted_at'];

/** Valid values for a given format, one per variant. */
const FORMS: [matches: (schema: JsonSchema) => boolean, values: string[]][] = [
  [
    ({ format }) => format === 'date-time',
    ['2026-11-16T09:00:00+00:00', '2026-11-16T10:00:00.123456+01:00', '2026-11-16T09:00:00Z'],
  ],
  [
    ({ pattern = '' }) => String(pattern).startsWith('^(http'),
    ['/', '/files/copy.pdf?signature=x#page=1', 'https://files.example.edu/copy.pdf'],
  ],
  [({ pattern }) => pattern === '^([A-Z]{2})?$', ['', 'FR', 'US']],
  [({ pattern }) => pattern === '^[^\\s@]+@[^\\s@]+$', ['m@x', 'ñandú@exämple.co', 'maya@example.com']],
];

/**
 * Lists the replies of a lenient provider, whose valid bodies differ from the examples of the pact. Values fixed by the
 * provider state stay the same, because the pact lists them exactly. Everything else varies within openapi.yaml:
 * shortest and longest texts, other formats, more entries, missing optional fields.
 */
export function listLenientReplies(kit: ContractKit, pact: Pact): ReplayedReply[] {
  const seen = new Set<string>();
  return pact.interactions.flatMap((interaction) => {
    const { method, path: url } = interaction.request;
    const response = kit.find({ method, url })?.responses[String(interaction.response.status)];
    const schema = response?.content?.['application/json']?.schema;
    // Skips duplicates.
    const reply = JSON.stringify([describeReply(interaction), schema]);
    if (seen.has(reply)) return [];
    seen.add(reply);
    const right = exampleReply(interaction);
    return Array.from({ length: VARIANTS }, (_, variant) => ({
      ...right,
      name: `${interaction.description} · variant ${String(variant + 1)}`,
      body: JSON.stringify(vary(schema, JSON.parse(right.body), readMatched(interaction), variant)),
    }));
  });
}

/** Varies every value that the pact leaves open, nested ones first. */
function vary(
  schema: JsonSchema | undefined,
  body: unknown,
  isMatched: (path: string) => boolean,
  variant: number,
): unknown {
  return placesOf(schema, body)
    .filter(({ path }) => isMatched(sayPath(path)))
    .toReversed()
    .reduce((varied, place) => {
      const value = varyPlace(place, valueAt(varied, place.path), variant);
      return replaceAt(varied, place.path, value);
    }, body);
}

function varyPlace(
  { path, schema, parent, isRequired }: ReplyPlace,
  value: unknown,
  variant: number,
): unknown {
  // Drops optional fields, except from maps without required fields, whose contents the provider state
  // specifies.
  const isWorded = WORDED.includes(String(path.at(-1)));
  if (variant === 0 && parent?.required?.length && !isRequired && !isWorded) return undefined;
  // `eachLike` marks a list that may contain more items.
  if (Array.isArray(value)) return (value as unknown[]).concat(variant > 0 ? value.slice(0, 1) : []);
  return typeof value === 'string' && !isWorded ? varyText(schema, variant) : value;
}

function varyText(schema: JsonSchema, variant: number): string {
  const form = FORMS.find(([matches]) => matches(schema));
  if (form) return form[1][variant] ?? '';
  if (schema.enum) return String(schema.enum[variant % schema.enum.length]);
  const { minLength = 0, maxLength = 1000 } = schema as { minLength?: number; maxLength?: number };
  return ['é'.repeat(minLength), '“Ü\n'.repeat(maxLength).slice(0, maxLength), 'A sentence.'][variant] ?? '';
}
