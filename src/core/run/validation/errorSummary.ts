import type { AnswerKey } from '@admission/sdk';
import { askedKeys } from '../../kinds/kinds.ts';
import type { FormIndex } from '../indexForm.ts';
import type { Page } from '../../declare/FormNode.ts';
import { nameOf } from './nameOf.ts';
import type { ErrorsByKey } from '../../answers/ErrorsByKey.ts';

/** One line of the validation summary: a message for a question, and a link to its field. */
export interface SummaryItem {
  readonly key: AnswerKey;
  /** The message, preceded by the question's name unless the message already contains that name. */
  readonly text: string;
  /** '/<page>#<questionKey>'; null for a key that no page asks for. */
  readonly href: string | null;
  readonly page: Page | null;
}

/** Lists every error in the form in reading order, one line per distinct message. Spec §2 "Validation summary". */
export function errorSummary(index: FormIndex, errors: ErrorsByKey): readonly SummaryItem[] {
  const asked = new Set(index.questions.flatMap(({ question }) => askedKeys(question)));
  return [...new Set([...asked, ...errors.keys()])].flatMap((key) => {
    const [placed] = (asked.has(key) && index.placesOf.get(key)) || [];
    const page = placed?.page ?? null;
    const name = placed ? nameOf(placed) : key;
    const href = page && `${page.path}#${key}`;
    return (errors.get(key) ?? []).map((message) => ({ key, text: withName(name, message), href, page }));
  });
}

function withName(name: string, message: string): string {
  return message.toLowerCase().includes(name.toLowerCase()) ? message : `${name}: ${message}`;
}
