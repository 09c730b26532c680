import { answersMutation } from '../saving/answers.ts';
import { runMutation } from '../calls/runMutation.ts';
import { sessionOf } from './sessionOf.ts';
import { answering, type Answers, variant } from './server.ts';

/** Returns the reply to a save with the new version; pass null for a backend without versions. */
export const savedAs = (version: string | null) =>
  variant('saveAnswers', '200:saved', {}, version === null ? {} : { ETag: version });

/** A `saveAnswers` call that accepts every save. */
export const saved = (version: string | null = null) => answering('saveAnswers', savedAs(version));

/** A student with an unsaved first name. */
export function savingStudent(calls: Answers, version: string | null = null) {
  const made = sessionOf({ calls, version, state: { answers: { last_name: 'Doe' } } });
  made.form.change({ first_name: 'Jane' });
  const save = (what: 'all' | 'unsaved' = 'all') =>
    runMutation(made.queryClient, answersMutation(made.session), what);
  return { ...made, save };
}
