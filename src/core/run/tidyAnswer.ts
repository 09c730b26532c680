import type { Question } from '../declare/FormNode.ts';
import { cleanText } from './cleanText.ts';

/**
 * Normalises an answer to the form its checks read, once its field is left.
 *
 * Blanks around it and what cannot be seen go, as do 'mailto:' and the zeros before a number; full-width digits become digits; a web
 * address without a scheme gets one. Prose keeps its words, and what is none of these is left for the checks to say.
 */
export function tidyAnswer(question: Question | undefined, text: string): string {
  switch (question?.kind) {
    case 'text':
    case 'phone':
    case 'sensitive':
    case 'autocomplete': {
      const tidied = tidyText(question, cleanText(text).trim());
      return question.tidy?.(tidied) ?? tidied;
    }
    default:
      return text;
  }
}

function tidyText(question: Question, text: string): string {
  if (has(question, 'email')) return text.replace(/^mailto:\s*/i, '');
  if (has(question, 'url')) return withScheme(text);
  if (isNumber(question)) return text.normalize('NFKC').replace(/^(-?)0+(?=\d)/, '$1');
  return has(question, 'pattern') || question.kind !== 'autocomplete' ? withPlainDigits(text) : text;
}

function withScheme(text: string): string {
  return /^[^\s:/]+\.[^\s:/.]+/.test(text) && !text.includes('://') ? `https://${text}` : text;
}

function withPlainDigits(text: string): string {
  return /[０-９]/.test(text) ? text.replace(/[０-９]/g, (digit) => digit.normalize('NFKC')) : text;
}

/** The characters an input takes: more than its answer has where it is tidied, so that nothing is cut before. */
export function roomFor(question: Question & { readonly max: number }): number {
  return isNumber(question) || question.tidy ? question.max + SPARE : question.max;
}

/** Room for blanks, zeros and hyphens typed or pasted around a number. */
const SPARE = 10;

/** Says whether a question asks for a number. */
export function isNumber(question: Question): boolean {
  return has(question, 'integer') || has(question, 'number');
}

function has(question: Question, check: string): boolean {
  return question.checks.some((each) => each.check === check);
}
