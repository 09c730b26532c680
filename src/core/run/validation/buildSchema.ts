import { number, type Schema, string, StringSchema } from 'yup';
import type { FormView } from '../answers/FormState.ts';
import { isIsoDate, isNumeric } from '../conditions/answerShapes.ts';
import type { Check, MonthYearKeys } from '../../declare/Check.ts';
import { VALIDATION_WORDS } from './validationWords.ts';

/** What cross-question checks read; handed to yup as its context. */
export interface SchemaContext {
  readonly view: FormView;
}

type Tester = (value: string, view: FormView) => boolean;

/**
 * Turns the checks of one answer into a yup schema.
 *
 * Blank answers never reach it: whether they may be blank is the question of `requiredMessages`.
 *
 * @param label stands where yup's messages say `${path}`.
 */
export function buildSchema(label: string, checks: readonly Check[]): Schema {
  const numeric = checks.find((check) => check.check === 'number' || check.check === 'integer');
  let schema: Schema = numeric ? numberSchema(label, numeric) : string().label(label);
  for (const check of checks) schema = addCheck(schema, check);
  return schema;
}

function numberSchema(label: string, check: Extract<Check, { check: 'number' | 'integer' }>): Schema {
  const message = check.check === 'number' ? check.message : undefined;
  let schema = number()
    .label(label)
    // A number as people write it; yup alone would take '0x10' and '1e2'.
    .transform((value: number, written: unknown) => (isNumeric(String(written).trim()) ? value : Number.NaN))
    .typeError(message ?? VALIDATION_WORDS.notNumber);
  if (check.check === 'integer') schema = schema.integer();
  if (check.min !== undefined) schema = schema.min(check.min, message);
  if (check.max !== undefined) schema = schema.max(check.max, message);
  return schema;
}

function addCheck(schema: Schema, check: Check): Schema {
  const onText = (add: (text: StringSchema) => Schema) => (isText(schema) ? add(schema) : schema);
  switch (check.check) {
    case 'minLength':
      return onText((text) => text.min(check.min));
    case 'maxLength':
      return onText((text) => text.max(check.max));
    case 'email':
      return onText((text) => text.email());
    case 'url':
      return onText((text) => text.url());
    case 'pattern':
      return onText((text) => text.matches(check.pattern, check.message));
    case 'dateUpTo':
      // Compared as texts, '20075-05-01' would come before '2012-01-01'.
      return test(
        schema,
        check.message,
        (value, view) => isIsoDate(value) && value <= check.latest(view.today),
      );
    case 'dateFrom':
      return schema.test({
        message: ({ value }) => check.message(String(Number(String(value).slice(0, 4)))),
        test: (value, { options }) => {
          const { view } = options.context as SchemaContext;
          return !isIsoDate(String(value)) || String(value) >= check.earliest(view.today);
        },
      });
    case 'notAbove':
      return test(schema, check.message, (value, view) => {
        const other = view.read(check.other);
        return !isNumeric(other) || !(Number(value) > Number(other));
      });
    case 'monthYearNotBefore':
      return test(schema, check.message, (_, view) => {
        const own = monthNumber(check.self, view);
        const other = monthNumber(check.other, view);
        return own === null || other === null || own >= other;
      });
    case 'number':
    case 'integer':
    case 'requiredWhen':
      return schema;
    default:
      return check satisfies never;
  }
}

function isText(schema: Schema): schema is StringSchema {
  return schema instanceof StringSchema;
}

function test(schema: Schema, message: string, passes: Tester): Schema {
  return schema.test({
    message,
    test: (value, { options }) => passes(String(value), (options.context as SchemaContext).view),
  });
}

function monthNumber(keys: MonthYearKeys, view: FormView): number | null {
  const [month, year] = [view.read(keys.month), view.read(keys.year)];
  return month && year ? Number(year) * 12 + Number(month) : null;
}
