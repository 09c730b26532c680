import type { AnswerKey } from '@admission/sdk';
import { type FormState, type FormView } from '../run/answers/FormState.ts';

/** The day tests take for today, unless they say another. */
export const TODAY = '2025-06-01';

/** Makes what rules and checks read out of plain answers. */
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
