import type { AnswerKey } from '../session/index.ts';
import { companionOf } from '../core/kinds/questionKeys.ts';
import { optionsOf } from '../core/kinds/optionsOf.ts';
import type { Question } from '../core/declare/FormNode.ts';
import type { FormIndex } from '../core/run/indexForm.ts';

/**
 * Marks the fields of a prerendered page for `start/keepLetters.ts`. Runs in the build.
 *
 * Fields that cannot be used before the scripts have loaded are read-only; choices, which have no such state, have
 * `aria-disabled`. `data-early` contains what a field answers, also if only the browser can fill it in: '' for a text,
 * else the answers of the tick or the radio button, as JSON. Masked fields have none, because they may be kept only in
 * memory.
 */
export function markFields(html: string, index: FormIndex): string {
  // Browsers restore the values that a form had on this history entry, perhaps another person's answers,
  // if they recognise the form: Chromium and WebKit by its action, Firefox by its name. Both are removed when the page
  // is live.
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

/**
 * Returns whether an answer needs no script: its control is the browser's own, and no rule, watcher or check of another
 * question reads it.
 */
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
