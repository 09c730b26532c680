import type { AnswerKey } from '@admission/sdk';
import { askedKeys } from '../../declare/questionKeys.ts';
import type { FormIndex } from '../indexForm.ts';
import type { Page } from '../../declare/FormNode.ts';
import { nameOf } from './nameOf.ts';
import type { ErrorsByKey } from './Validator.ts';

/** One line of the validation summary: a message of a question, and where to mend it. */
export interface SummaryItem {
  readonly key: AnswerKey;
  /** The message, with the question's name before it where it does not say it. */
  readonly text: string;
  /** '/<page>#<questionKey>'; null for a key no page asks. */
  readonly href: string | null;
  readonly page: Page | null;
}

/** Lists every error of the form in reading order, one line per distinct message. Spec §2 "Validation summary". */
export function errorSummary(index: FormIndex, errors: ErrorsByKey): readonly SummaryItem[] {
  const items: SummaryItem[] = [];
  const seen = new Set<AnswerKey>();
  const list = (key: AnswerKey, name: string, page: Page | null) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const message of errors.get(key) ?? [])
      items.push({ key, text: withName(name, message), href: page && `${page.path}#${key}`, page });
  };

  if (errors.size === 0) return items;
  for (const placed of index.questions)
    for (const key of askedKeys(placed.question)) if (errors.has(key)) list(key, nameOf(placed), placed.page);
  for (const key of errors.keys()) list(key, key, null);
  return items;
}

function withName(name: string, message: string): string {
  return message.toLowerCase().includes(name.toLowerCase()) ? message : `${name}: ${message}`;
}
