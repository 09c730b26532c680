import { defaultLocale, number, type Schema, string, ValidationError } from 'yup';
import type { FormView } from '../../answers/FormState.ts';
import { isIsoDate, isNumeric } from '../../declare/answerShapes.ts';
import type { Check, MonthYearKeys } from '../../declare/Check.ts';
import { EMAIL_PATTERN } from '../../text/isEmail.ts';
import { VALIDATION_WORDS } from '../../kinds/validationWords.ts';

/** Returns the messages of one check for an answer that is not blank. */
export type Finder = (answer: string, view: FormView) => readonly string[];
type Test = (answer: string, view: FormView) => boolean;

const NONE: readonly string[] = [];

/**
 * Creates the finder for a check: a yup schema if the check has a default message or is for a number, otherwise a plain
 * comparison.
 *
 * Lengths are compared here, and yup is called only for the message, because nearly every keystroke passes and a yup
 * call costs more than all the other work of a keystroke.
 *
 * @param label replaces `${path}` in yup's messages.
 */
export function makeFinder(check: Check, label: string): Finder {
  switch (check.check) {
    case 'minLength':
      return askYup(() => string().min(check.min), label);
    case 'maxLength':
      return unless(
        // Stryker disable next-line all: yup gives the same answer, more slowly
        ({ length }) => length <= check.max,
        askYup(() => string().max(check.max), label),
      );
    case 'email':
      return askYup(() => string().matches(EMAIL_PATTERN, defaultLocale.string?.email), label);
    case 'url':
      // A user name before the host usually means that an e-mail address was given, and 'https://n.a' that there is none.
      return askYup(
        () =>
          string()
            .url()
            .matches(/^[^@/]+\/\/[^@/?#]+\.[^@/?#.:]{2,}(:\d+)?([/?#]|$)/, defaultLocale.string?.url),
        label,
      );
    case 'number':
      return askYup(() => numberSchema(check), label);
    case 'integer': {
      const find = askYup(() => numberSchema(check), label);
      const { otherScale } = check;
      return otherScale
        ? (answer, view) => (otherScale.pattern.test(answer) ? [otherScale.message] : find(answer, view))
        : find;
    }
    case 'pattern':
      return unless((answer) => check.pattern.test(answer), check.message);
    case 'dateUpTo':
      // A string comparison would put '20075-05-01' before '2012-01-01'.
      return unless(
        (answer, { today }) => isIsoDate(answer) && answer <= check.latest(today()),
        check.message,
      );
    case 'dateFrom':
      return unless(
        (answer, { today }) => !isIsoDate(answer) || answer >= check.earliest(today()),
        (answer) => [check.message(String(Number(answer.slice(0, 4))))],
      );
    case 'notAbove':
      return unless((answer, { read }) => {
        const [own, other] = [answer.trim(), read(check.other)];
        return !isNumeric(own) || !isNumeric(other) || Number(own) <= Number(other);
      }, check.message);
    case 'monthYearNotBefore':
      return unless((_, view) => {
        const [own, other] = [monthNumber(check.self, view), monthNumber(check.other, view)];
        return !(own < other);
      }, check.message);
    case 'requiredWhen':
      return () => NONE;
    default:
      return check satisfies never;
  }
}

function unless(passes: Test, words: string | Finder): Finder {
  const find = typeof words === 'string' ? () => [words] : words;
  return (answer, view) => (passes(answer, view) ? NONE : find(answer, view));
}

/** Collects every message of a yup schema. The schema is created on first use, because most are never used. */
function askYup(makeSchema: () => Schema, label: string): Finder {
  let schema: Schema | undefined;
  return (answer) => {
    schema ??= makeSchema().label(label);
    try {
      // Strings need no cast (`strict`), and the stack trace of a validation error is never read.
      schema.validateSync(answer, {
        abortEarly: false,
        // Stryker disable next-line all: only saves time
        strict: schema.type === 'string',
        // Stryker disable next-line all: only saves time
        disableStackTrace: true,
      });
      return NONE;
    } catch (error) {
      if (error instanceof ValidationError) return error.errors;
      throw error;
    }
  };
}

function numberSchema({ check, min, max, ...rest }: Extract<Check, { check: 'number' | 'integer' }>): Schema {
  const message = 'message' in rest ? rest.message : undefined;
  let schema = number()
    // Accepts numbers as people write them; yup alone would also accept '0x10' and '1e2'.
    .transform((value: number, written: unknown) => (isNumeric(String(written).trim()) ? value : Number.NaN))
    .typeError(message ?? VALIDATION_WORDS.notNumber);
  if (check === 'integer') schema = schema.integer();
  if (min !== undefined) schema = schema.min(min, message);
  if (max !== undefined) schema = schema.max(max, message);
  return schema;
}

/** Returns the number of a month, or NaN, which is neither before nor after any other, if it is incomplete. */
function monthNumber(keys: MonthYearKeys, view: FormView): number {
  const [month, year] = [view.read(keys.month), view.read(keys.year)];
  return month && year ? Number(year) * 12 + Number(month) : Number.NaN;
}
