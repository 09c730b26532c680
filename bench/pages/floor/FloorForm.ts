import type { Question } from '../../../src/core/declare/FormNode.ts';

/** Shows the errors of one question. */
type ShowErrors = (errors: readonly string[]) => void;

/**
 * The minimum state of a hand-written form: the typed answers, and a function per question that shows its
 * errors.
 */
export class FloorForm {
  validating = false;
  readonly #shown = new Map<string, string>();
  readonly values = new Map<string, string>();
  readonly fields = new Map<string, { question: Question; show: ShowErrors }>();

  /** Stores an answer at each keystroke and, during validation, rechecks that question only. */
  readonly set = (question: Question, value: string): void => {
    this.values.set(question.key, value);
    if (this.validating) this.#show(question);
  };

  /** Checks every question on the page and shows the errors. */
  submit(): void {
    this.validating = true;
    for (const { question } of this.fields.values()) this.#show(question);
  }

  /** Re-renders a question only if its errors have changed. */
  #show(question: Question): void {
    const messages = this.check(question);
    if (messages.join() === (this.#shown.get(question.key) ?? '')) return;
    this.#shown.set(question.key, messages.join());
    this.fields.get(question.key)?.show(messages);
  }

  check(question: Question): readonly string[] {
    const value = (this.values.get(question.key) ?? '').trim();
    if (value === '') return [`${question.label} is a required field`];
    const messages: string[] = [];
    for (const check of question.checks) {
      if (check.check === 'minLength' && value.length < check.min)
        messages.push(`${question.label} must be at least ${check.min} characters`);
      if (check.check === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))
        messages.push(`${question.label} must be a valid email`);
      if (check.check === 'number' && Number.isNaN(Number(value)))
        messages.push(`${question.label} must be a number`);
      if (check.check === 'number' && check.max !== undefined && Number(value) > check.max)
        messages.push(`${question.label} must be less than or equal to ${check.max}`);
      if (check.check === 'notAbove' && Number(value) > Number(this.values.get(check.other)))
        messages.push(check.message);
    }
    if ('max' in question && value.length > question.max)
      messages.push(`${question.label} must be at most ${question.max} characters`);
    return messages;
  }
}
