import type { Answers } from '../../src/core/run/answers/FormState.ts';
import { FormStore } from '../../src/core/run/answers/FormStore.ts';
import { optionsFor } from '../../src/core/run/conditions/isOpen.ts';
import { indexForm } from '../../src/core/run/indexForm.ts';
import { optionsOf } from '../../src/core/declare/optionsOf.ts';
import type { Form, Question } from '../../src/core/declare/FormNode.ts';
import type { Option } from '../../src/core/declare/Question.ts';
import { createValidator } from '../../src/core/run/validation/createValidator.ts';

/** Texts to try where a question checks what is written; the first that passes is taken. */
const TEXTS = [
  'Example',
  'ana.marsh@example.com',
  '(814) 555-0142',
  'https://example.com',
  '1',
  '16601',
  '2026',
  '3.5',
];

/**
 * Answers what a form still asks of an applicant, so that an example stays ready to submit when a question is added.
 *
 * @param answers of the example; its date of signature is the day it is.
 * @returns the answers that were missing; throws where a person has to write one.
 */
export function answerRequired(form: Form, answers: Answers): Answers {
  const index = indexForm(form);
  const today = answers.signature_date ?? '';
  const store = new FormStore(index, () => today);
  store.change(answers);
  store.setValidator(createValidator());
  store.setValidating(true);

  const added: Answers = {};
  for (let [missing] = store.summary(); missing; [missing] = store.summary()) {
    const { key, text } = missing;
    const question = index.placesOf.get(key)?.[0]?.question;
    const fitting = (question ? listAnswers(question, store, today) : []).find((tried) => {
      store.change(tried);
      return !store.summary().some((item) => item.key === key);
    });
    if (!fitting) throw new Error(`ready_to_submit in openapi.yaml needs an answer you write: ${text}`);
    Object.assign(added, fitting);
  }
  return added;
}

/** Answers a question may take, likelier ones first. */
function listAnswers(question: Question, store: FormStore, today: string): Answers[] {
  const { key } = question;
  switch (question.kind) {
    case 'select':
    case 'radio':
      return chooseEach(key, optionsOf(question.options, today));
    case 'dependent':
      return chooseEach(key, optionsFor(question, store.view));
    case 'monthYear': {
      const [months = [], years = []] = [question.month, question.year].map((part) =>
        chooseEach(part.key, optionsOf(part.options, today)),
      );
      return months.slice(0, 1).flatMap((month) => years.map((year) => ({ ...month, ...year })));
    }
    case 'checkbox':
    case 'confirmation':
      return [{ [key]: 'true' }];
    case 'checkboxGroup':
      return [Object.fromEntries(question.boxes.map((box) => [box.key, 'true']))];
    case 'date':
      return [today, '2008-03-14'].map((date) => ({ [key]: date }));
    case 'upload':
      return [{ [key]: 'ANSWERED' }];
    case 'text':
    case 'textarea':
    case 'phone':
    case 'sensitive':
    case 'autocomplete':
      return TEXTS.map((text) => ({ [key]: text }));
  }
}

function chooseEach(key: string, options: readonly Option[]): Answers[] {
  return options
    .filter(({ value }) => value !== '')
    .map(({ value, label }) => ({ [key]: value, [`${key}_desc`]: label }));
}
