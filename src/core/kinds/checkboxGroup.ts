import type { AnswerKey } from '@admission/sdk';
import type { QuestionBase } from '../declare/QuestionBase.ts';
import { type Common, common } from './common.ts';
import { NO_ERRORS } from '../answers/ErrorsByKey.ts';
import { type Kind, PLAIN } from './Kind.ts';
import { requiredMessage } from './missingAnswer.ts';

/** A checkbox in a group; each has its own answer. */
export interface Box {
  readonly key: AnswerKey;
  readonly label: string;
}

/**
 * A group of checkboxes; if it is required, every box must be ticked. `key` is the key of the first box, which shows
 * the group's messages.
 */
export interface CheckboxGroupQuestion extends QuestionBase {
  readonly kind: 'checkboxGroup';
  readonly id: string;
  readonly boxes: readonly Box[];
}

/** @example checkboxGroup('heard', { label: 'How did you hear about us?', boxes: [{ key: 'heard_web_ind', label: 'Website' }] }) */
export function checkboxGroup(
  id: string,
  settings: Common & { boxes: readonly [Box, ...Box[]] },
): CheckboxGroupQuestion {
  return { kind: 'checkboxGroup', id, key: settings.boxes[0].key, ...common(settings) };
}

export const CHECKBOX_GROUP: Kind<CheckboxGroupQuestion> = {
  ...PLAIN,
  asks: ({ boxes }) => boxes.map(({ key }) => key),
  missing: ({ key, boxes, required }, { read }, name) =>
    required === false || boxes.every((box) => read(box.key) === 'true')
      ? NO_ERRORS
      : new Map([[key, [requiredMessage(required, name)]]]),
};
