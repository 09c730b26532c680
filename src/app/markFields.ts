import type { AnswerKey } from '../session/index.ts';
import { companionOf } from '../core/kinds/questionKeys.ts';
import { optionsOf } from '../core/kinds/optionsOf.ts';
import type { Question } from '../core/declare/FormNode.ts';
import type { FormIndex } from '../core/run/indexForm.ts';

/**
 * Marks the fields of a prerendered page for `start/keepEarlyText.ts`. Runs in the build.
 *
 * Fields that need the scripts are read-only; checkboxes and radio buttons, which cannot be, are `aria-disabled`.
 * `data-early` contains the answers that a tick or a choice sets, as JSON, and '' for text. Fields that need the scripts
 * have it too, because the browser may fill them in. Masked fields do not, because they may be kept only in memory.
 */
export function markFields(html: string, index: FormIndex): string {
  // Keeps browsers from restoring this history entry's form values, which may be another person's. Chromium and WebKit
  // recognise a form by its action, Firefox by its name. Both are removed once the page is live.
  const form = html.replace('<form ', '<form name="early" action="/early" ');
  return form.replace(/<input (.*?)\/>/g, (_, attributes: string) => {
    const read = (name: string) => new RegExp(`\\b${name}="(.*?)"`).exec(attributes)?.[1] ?? '';
    const key = (read('name') || read('id')) as AnswerKey;
    const question = index.placesOf.get(key)?.[0]?.question;
    const mark =
      question && question.kind !== 'sensitive'
        ? ` data-early="${answersOf(question, key, read('value')).replaceAll('"', '&quot;')}"`
        : '';
    const isEarly = question && canBeEarly(index, key, question);
    const isChoice = ['radio', 'checkbox'].includes(read('type'));
    const late = isChoice ? LATE_CHOICE : ' readonly=""';
    return `<input ${attributes}${mark}${isEarly ? '' : late}/>`;
  });
}

const LATE_CHOICE = ' readonly="" aria-disabled="true"';

/** Returns whether a field works without scripts: its control is native, and no other question reads its answer. */
function canBeEarly({ recheckOf, watchers }: FormIndex, key: AnswerKey, question: Question): boolean {
  return (
    ['text', 'radio', 'checkbox', 'checkboxGroup'].includes(question.kind) &&
    (recheckOf.get(key) ?? []).every((placed) => placed.question === question) &&
    !watchers.some(({ clearUnless }) => clearUnless.valueKey === key)
  );
}

function answersOf(question: Question, key: AnswerKey, value: string): string {
  if (['checkbox', 'checkboxGroup', 'confirmation'].includes(question.kind))
    return JSON.stringify({ [key]: 'true' });
  if (question.kind !== 'radio') return '';
  const label = optionsOf(question.options, '').find((option) => option.value === value)?.label;
  return JSON.stringify({ [key]: value, [companionOf(key)]: label });
}
