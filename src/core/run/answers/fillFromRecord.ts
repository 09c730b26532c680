import type { AnswerKey, LookupRecord } from '@admission/sdk';
import type { FormIndex } from '../indexForm.ts';
import { optionsOf } from '../../declare/optionsOf.ts';
import { companionOf } from '../../declare/questionKeys.ts';
import type { AutocompleteQuestion, Option } from '../../declare/Question.ts';
import { EMPTY_ANSWER, type Answers } from './FormState.ts';

/** The label a record is shown by: its first address line, or its name. Spec §7 `GET /lookup/find`. */
export function labelOfRecord(record: LookupRecord): string {
  return 'address_line_1' in record ? record.address_line_1 : record.name;
}

/** Blanks for everything an autocomplete fills, companions included. */
export function clearFilled(index: FormIndex, question: AutocompleteQuestion): Answers {
  return Object.fromEntries(
    Object.values(question.fills ?? {}).flatMap((key) =>
      keysOf(index, key).map((each) => [each, EMPTY_ANSWER]),
    ),
  );
}

/** The answers a record gives; a value its drop-down does not offer is left blank. */
export function fillFromRecord(
  index: FormIndex,
  question: AutocompleteQuestion,
  record: LookupRecord,
  today: string,
): Answers {
  const answers: Partial<Record<AnswerKey, string>> = {};
  const fields = record as Readonly<Record<string, string>>;
  for (const [field, key] of Object.entries(question.fills ?? {})) {
    const value = fields[field] ?? EMPTY_ANSWER;
    const options = offeredFor(index, key, today);
    const option = options?.find((each) => each.value === value);
    answers[key] = options && !option ? EMPTY_ANSWER : value;
    const [, companion] = keysOf(index, key);
    if (companion) answers[companion] = option?.label ?? EMPTY_ANSWER;
  }
  return answers;
}

function offeredFor(index: FormIndex, key: AnswerKey, today: string): readonly Option[] | null {
  const question = index.placesOf.get(key)?.[0]?.question;
  if (question?.kind !== 'select' && question?.kind !== 'radio') return null;
  return optionsOf(question.options, today);
}

/** A key that is filled, and its companion where it has one. */
function keysOf(index: FormIndex, key: AnswerKey): readonly AnswerKey[] {
  const companion = companionOf(key);
  return index.placesOf.has(companion) ? [key, companion] : [key];
}
