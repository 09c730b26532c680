import type { AnswerKey } from '@admission/sdk';
import { type FormState, type FormView } from '../answers/FormState.ts';

/** Today's date in tests that set no other. */
export const TODAY = '2025-06-01';

/** Builds a view, for rules and checks, from plain answers. */
export function viewOf(
  answers: Readonly<Record<string, unknown>>,
  rest: Partial<Pick<FormState, 'addAnother' | 'tabs'>> & { today?: string } = {},
): FormView {
  return {
    read: (key: AnswerKey) => (answers[key] ?? '') as string,
    count: (id) => rest.addAnother?.[id] ?? 1,
    tab: (id, defaultTab) => rest.tabs?.[id] ?? defaultTab,
    today: () => rest.today ?? TODAY,
  };
}
