import { expect, test } from 'vitest';
import { text } from '../../kinds/builders.ts';
import { indexForm } from '../indexForm.ts';
import { formOf } from '../../test-support/formOf.ts';
import { viewOf } from '../../test-support/viewOf.ts';
import { ErrorBook } from './ErrorBook.ts';
import type { Validator } from './Validator.ts';

const index = indexForm(formOf(text('first_name', { label: 'First' }), text('last_name', { label: 'Last' })));
const view = viewOf({});
const says =
  (messages: Record<string, string[]>): Validator =>
  ({ question }) => {
    const own = messages[question.key];
    return new Map(own ? [[question.key, own]] : []);
  };

function bookSaying(messages: Record<string, string[]>): ErrorBook {
  const book = new ErrorBook(index);
  book.validator = says(messages);
  return book;
}

test('finds nothing without checks', () => {
  const book = new ErrorBook(index);

  book.check(index.questions, view);

  expect([book.summary(), book.find(index.questions, view).size]).toEqual([[], 0]);
});

test('gives the same messages and summary until they change', () => {
  const book = bookSaying({ first_name: ['A'] });

  book.check(index.questions, view);
  const [messages, summary] = [book.messages('first_name'), book.summary()];
  book.validator = says({ first_name: ['A'] });
  book.check(index.questions, view);
  expect(book.messages('first_name')).toBe(messages);
  expect(book.summary()).toBe(summary);

  book.validator = says({});
  book.check(index.questions, view);
  expect([book.messages('first_name'), book.summary()]).toEqual([[], []]);
});

test('checks only the questions it is handed', () => {
  const book = bookSaying({ first_name: ['A'], last_name: ['B'] });

  book.check(index.questions.slice(0, 1), view);

  expect([book.messages('first_name'), book.messages('last_name')]).toEqual([['A'], []]);
});

test('a message of client and server is said once · VAL-02', () => {
  const book = bookSaying({ first_name: ['A'] });
  book.check(index.questions, view);

  book.setServerErrors(new Map([['first_name', ['A']]]));
  expect(book.messages('first_name')).toEqual(['A']);
  book.setServerErrors(new Map([['first_name', ['A', 'S']]]));
  expect(book.messages('first_name')).toEqual(['A', 'S']);
});

test('what the server found outlives the client’s checks, until the answer changes · SUB-10', () => {
  const book = bookSaying({ first_name: ['A'] });
  book.setServerErrors(new Map([['first_name', ['S']]]));
  book.check(index.questions, view);
  book.validator = says({});
  book.check(index.questions, view);

  expect(book.messages('first_name')).toEqual(['S']);
  book.dropServerErrors(['last_name']);
  expect(book.messages('first_name')).toEqual(['S']);
  book.dropServerErrors(['first_name', 'last_name']);
  expect(book.messages('first_name')).toEqual([]);
});

test('forgets everything when asked to', () => {
  const book = bookSaying({ first_name: ['A'] });
  book.check(index.questions, view);
  book.setServerErrors(new Map([['last_name', ['S']]]));

  book.reset();

  expect([book.messages('first_name'), book.messages('last_name'), book.summary()]).toEqual([[], [], []]);
});
