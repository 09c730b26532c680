import type { Contract, JsonSchema } from '../../contracts/kit/contract.ts';
import { StartError } from '../start/StartError.ts';
import { GENERATED_HEADER } from './generatedHeader.ts';
import { listOperations } from '../../contracts/kit/listOperations.ts';
import { nameOf } from '../../contracts/kit/followRefs.ts';

/**
 * Renders the shape of each 200 reply: its required fields, and the type of every field the contract names.
 *
 * Lengths, formats, limits and enum members are left out, because a newer backend may extend them; the code that reads
 * a value handles unknown ones.
 * @throws StartError if the contract does not give each call a name and a reply of one shape.
 */
export function renderReplyShapes(contract: Contract): string {
  const shapes = Object.fromEntries(
    listOperations(contract).flatMap((listed) => repliesOf(contract, listed)),
  );
  const pageErrors = shapeOf(contract, contract.components?.schemas?.PageErrors ?? {});
  return `${GENERATED_HEADER}import type { Shape } from '../client/fitsShape.ts';

/** The shape of each operation's 200 reply; an operation with several kinds of reply has one entry per kind. */
export const REPLY_SHAPES: Readonly<Record<string, Shape>> = ${JSON.stringify(shapes, null, 2)};

/** The shape of the page-level errors in an error body. */
export const PAGE_ERRORS_SHAPE: Shape = ${JSON.stringify(pageErrors)};
`;
}

type Shape = string | Shape[] | { [key: string]: Shape };

/** Schemas whose entries are iterated over, so every value is checked, even under an unknown key. */
const MAPS = ['StudentAnswers', 'PageErrors'];

/** Fields that may also be null. For example, a student without a last page starts at the first page. */
const ALSO_NULL = ['last_page'];

/** List entries that may also be plain strings. */
const ALSO_STRINGS = ['SuccessfulLogin', 'WebStatusEntry'];

function repliesOf(contract: Contract, listed: ReturnType<typeof listOperations>[number]): [string, Shape][] {
  // The client neither reads the storage's reply nor calls the health check.
  if (listed.requests['multipart/form-data'] || listed.path === '/health') return [];
  const schema = listed.responses['200']?.content?.['application/json']?.schema;
  const name = `${listed.method.toUpperCase()} ${listed.path}`;
  if (!listed.operation.operationId || !schema)
    throw new StartError(
      `openapi.yaml, ${name}: the call needs an operationId, and a reply 200 with a schema of application/json.`,
    );
  const kinds = schema.oneOf;
  if (kinds === undefined) return [[name, shapeOf(contract, schema)]];
  return kinds.map((kind) => [`${name} ${kindName(contract, kind)}`, shapeOf(contract, kind)]);
}

function kindName(contract: Contract, kind: JsonSchema): string {
  if (kind.items) return `${kindName(contract, kind.items)}[]`;
  return nameOf(contract, kind) ?? '';
}

function shapeOf(contract: Contract, schema: JsonSchema): Shape {
  switch (schema.type) {
    case 'string':
    case 'integer':
    case 'number':
    case 'boolean':
      return schema.type;
    case 'array': {
      const { items = {} } = schema;
      const shape = shapeOf(contract, items);
      const isAlsoString = ALSO_STRINGS.includes(nameOf(contract, items) ?? '');
      return isAlsoString ? { '[]': ['string', shape] } : { '[]': shape };
    }
    case 'object':
      return objectShape(contract, schema, MAPS.includes(nameOf(contract, schema) ?? ''));
    default:
      throw new StartError(`openapi.yaml: no shape can be generated for ${JSON.stringify(schema)}.`);
  }
}

function objectShape(contract: Contract, schema: JsonSchema, isMap: boolean): Shape {
  const { properties = {}, required = [], patternProperties = {}, additionalProperties } = schema;
  const fields = Object.entries(properties).map(([key, part]): [string, Shape] => {
    const shape = shapeOf(contract, part);
    return [required.includes(key) ? key : `${key}?`, ALSO_NULL.includes(key) ? [shape, 'null'] : shape];
  });
  const others = Object.values(patternProperties);
  if (typeof additionalProperties === 'object') others.push(additionalProperties);
  const values = isMap ? fields.map(([, shape]) => shape) : others.map((part) => shapeOf(contract, part));

  const [every, ...different] = new Set(values.map((shape) => JSON.stringify(shape)));
  if (different.length > 0) {
    const odd = fields
      .filter(([, shape]) => JSON.stringify(shape) !== every)
      .map(([key]) => key.replace('?', ''));
    const names = isMap && odd.length < 10 ? `: ${odd.join(', ')}` : '';
    throw new StartError(
      `openapi.yaml, ${nameOf(contract, schema) ?? 'a map'}: the values have different shapes${names}. Give all of them the same type.`,
    );
  }
  return {
    ...(isMap ? {} : Object.fromEntries(fields)),
    ...(every === undefined ? {} : { '*': JSON.parse(every) as Shape }),
  };
}
