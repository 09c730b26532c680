import { array, type Schema, string, ValidationError } from 'yup';
import type { FormView } from '../answers/FormState.ts';
import { isShown } from '../conditions/isOpen.ts';
import { type Check, maxLength } from '../../declare/Check.ts';
import type { CheckboxGroupQuestion, MonthYearQuestion } from '../../declare/Question.ts';
import type { Question } from '../../declare/FormNode.ts';
import type { PlacedQuestion } from '../../declare/walkForm.ts';
import { buildSchema, type SchemaContext } from './buildSchema.ts';
import { isListed, offers } from './isListed.ts';
import { missingParts } from './missingParts.ts';
import { nameOf } from './nameOf.ts';
import { requiredMessages } from './requiredMessages.ts';
import { VALIDATION_WORDS } from './validationWords.ts';
import type { ErrorsByKey, Validator } from './Validator.ts';

const NONE: readonly string[] = [];
const NO_ERRORS: ErrorsByKey = new Map([]);

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
    const schema = buildSchema(nameOf(placed), checksOf(placed.question));
    schemas.set(placed, schema);
    return schema;
  };

  const findMessages = (placed: PlacedQuestion, view: FormView): readonly string[] => {
    const { question } = placed;
    if (view.isUnreadable?.(question.key)) return [VALIDATION_WORDS.notDate(nameOf(placed))];
    if (!isListed(question, view)) return [VALIDATION_WORDS.notListed];
    if (question.kind === 'checkboxGroup') return groupMessages(question, view);
    const answer = view.read(question.key);
    if (answer.trim() === '')
      return [...new Set(requiredMessages(nameOf(placed), question.required, question.checks, view))];
    if (keepsItsLengths(question, answer)) return NONE;
    return messagesOf(schemaOf(placed), answer, view);
  };

  return (placed, view) => {
    if (!isShown(placed, view)) return NO_ERRORS;
    const { question } = placed;
    if (question.kind === 'monthYear') return monthYearErrors(question, view, schemaOf(placed));
    const messages = findMessages(placed, view);
    return messages.length > 0 ? new Map([[question.key, messages]]) : NO_ERRORS;
  };
}

/**
 * The checks a question declares, and its longest text where it is text of the applicant's own.
 *
 * A looked-up name may be longer than what one would type (TRAP-55); a number has no length.
 */
function checksOf(question: Question): readonly Check[] {
  const max = longestOf(question);
  return max === Infinity ? question.checks : [...question.checks, maxLength(max)];
}

function longestOf(question: Question): number {
  return 'max' in question && question.kind !== 'autocomplete' ? question.max : Infinity;
}

/**
 * Says whether an answer has only lengths to keep, and keeps them; then yup has no message to word.
 *
 * So it is with nearly every letter of nearly every text, and to ask yup costs more than all else a letter does.
 */
function keepsItsLengths(question: Question, answer: string): boolean {
  return (
    answer.length <= longestOf(question) &&
    question.checks.every((check) => {
      if (check.check === 'minLength') return answer.length >= check.min;
      return check.check === 'requiredWhen';
    })
  );
}

/** Runs a schema and collects every distinct message. */
function messagesOf(schema: Schema, value: unknown, view: FormView): readonly string[] {
  try {
    schema.validateSync(value, {
      abortEarly: false,
      // Strings need no cast (`strict`), and the stack of a message is never read.
      strict: schema.type === 'string',
      disableStackTrace: true,
      context: { view } satisfies SchemaContext,
    });
    return NONE;
  } catch (error) {
    if (error instanceof ValidationError) return [...new Set(error.errors)];
    throw error;
  }
}

/** All boxes ticked is an array of that length. */
function groupMessages(question: CheckboxGroupQuestion, view: FormView): readonly string[] {
  if (!question.allRequired) return [];
  const ticked = question.boxes.filter((box) => view.read(box.key) === 'true').map((box) => box.key);
  return messagesOf(array(string()).length(question.boxes.length, question.allRequired), ticked, view);
}

function monthYearErrors(question: MonthYearQuestion, view: FormView, schema: Schema): ErrorsByKey {
  const errors = new Map(missingParts(question, view).map((part) => [part.key, [part.missing]]));
  for (const { key, options } of [question.month, question.year])
    if (!offers(options, key, view)) errors.set(key, [VALIDATION_WORDS.notListed]);
  const month = view.read(question.month.key);
  if (errors.size > 0 || month === '') return errors;
  const messages = messagesOf(schema, month, view);
  return messages.length > 0 ? new Map([[question.key, messages]]) : NO_ERRORS;
}
