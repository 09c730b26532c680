import { array, type Schema, string, ValidationError } from 'yup';
import type { AnswerKey } from '@admission/sdk';
import type { FormView } from '../answers/FormState.ts';
import { isShown } from '../conditions/isOpen.ts';
import type { Check } from '../question/Check.ts';
import type { CheckboxGroupQuestion, MonthYearQuestion, Question } from '../question/Question.ts';
import type { PlacedQuestion } from '../question/walkForm.ts';
import { buildSchema, requiredMessage, type SchemaContext } from './buildSchema.ts';
import { isListed } from './isListed.ts';
import { labelOf } from './labelOf.ts';
import type { Validator } from './Validator.ts';

const NO_ERRORS: ReadonlyMap<AnswerKey, readonly string[]> = new Map();

const NOT_LISTED = 'Please choose one of the options.';

/**
 * Makes the validator of a form: yup schemas of its questions, built when first needed and kept.
 *
 * This module brings yup; import it dynamically.
 */
export function createValidator(): Validator {
  const schemas = new Map<PlacedQuestion, Schema>();
  const schemaOf = (placed: PlacedQuestion): Schema => {
    const known = schemas.get(placed);
    if (known) return known;
    const schema = buildSchema(labelOf(placed), checksOf(placed.question));
    schemas.set(placed, schema);
    return schema;
  };

  return (placed, view) => {
    if (!isShown(placed, view)) return NO_ERRORS;
    const { question } = placed;
    const errors = new Map<AnswerKey, readonly string[]>();
    const add = (key: AnswerKey, messages: readonly string[]) => {
      if (messages.length === 0) return;
      errors.set(key, [...new Set([...(errors.get(key) ?? []), ...messages])]);
    };

    if (!isListed(question, view)) add(question.key, [NOT_LISTED]);
    else if (question.kind === 'checkboxGroup') add(question.key, groupMessages(question, view));
    else if (question.kind === 'monthYear') monthYearMessages(placed, question, view, schemaOf(placed), add);
    else if (view.read(question.key).trim() === '')
      add(question.key, requiredMessage(labelOf(placed), question.required, question.checks, view));
    else add(question.key, messagesOf(schemaOf(placed), view.read(question.key), view));

    return errors.size > 0 ? errors : NO_ERRORS;
  };
}

/**
 * The checks a question declares, and its longest text where it is text of the applicant's own (VAL-06).
 *
 * A looked-up name may be longer than what one would type (TRAP-55); a number has no length.
 */
function checksOf(question: Question): readonly Check[] {
  if (!('max' in question) || question.kind === 'autocomplete') return question.checks;
  return [...question.checks, { check: 'maxLength', max: question.max }];
}

/** Runs a schema and collects every distinct message (VAL-01, VAL-02). */
function messagesOf(schema: Schema, value: unknown, view: FormView): readonly string[] {
  try {
    schema.validateSync(value, {
      abortEarly: false,
      // A text is one already: nothing to convert at each letter. Nobody reads where a message was made.
      strict: schema.type === 'string',
      disableStackTrace: true,
      context: { view } satisfies SchemaContext,
    });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return [...new Set(error.errors)];
    throw error;
  }
}

/** All boxes ticked is an array of that length (VAL-09). */
function groupMessages(question: CheckboxGroupQuestion, view: FormView): readonly string[] {
  if (!question.allRequired) return [];
  const ticked = question.boxes.filter((box) => view.read(box.key) === 'true').map((box) => box.key);
  return messagesOf(array(string()).length(question.boxes.length, question.allRequired), ticked, view);
}

function monthYearMessages(
  placed: PlacedQuestion,
  question: MonthYearQuestion,
  view: FormView,
  schema: Schema,
  add: (key: AnswerKey, messages: readonly string[]) => void,
): void {
  const { month, year } = question;
  const blank = [month, year].filter((part) => view.read(part.key) === '');
  // Half a date is no date: the missing half is asked for even where the question is optional.
  if (blank.length === 1 || (blank.length === 2 && question.required !== false))
    for (const part of blank) add(part.key, [part.missing]);
  if (blank.length === 0) add(placed.question.key, messagesOf(schema, view.read(month.key), view));
}
