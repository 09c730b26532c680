import { type AnswerKey, cleanFileName, type ViewSession } from '../../session/index.ts';
import { cleanText } from '../../core/text/cleanText.ts';
import type { FormView } from '../../core/answers/FormState.ts';
import type { FormIndex } from '../../core/run/indexForm.ts';
import { officeTime } from '../../tenant/officeTime.ts';
import { READ_ONLY_WORDS as WORDS } from './readOnlyWords.ts';
import { readQuestion } from './readQuestion.ts';

export type ApplicationFacts = ReturnType<typeof describeApplication>;

/**
 * Returns what identifies an application, as far as it is known.
 *
 * `lead` is for the head of the sheet, `contact` is beside it, and `running` identifies each printed page.
 */
export function describeApplication(
  index: FormIndex,
  view: FormView,
  { username, submitted_at }: ViewSession['about'],
  draft?: string,
) {
  const name = nameOfApplicant(view);
  const born = readAnswer(index, view, 'birth_date');
  const term = known([readAnswer(index, view, 'entry_term'), readAnswer(index, view, 'entry_year')]).join(
    ' ',
  );
  const submitted = submitted_at && WORDS.submitted(officeTime(submitted_at));
  const contact = known([view.read('contact_email'), username && WORDS.account(username)]);
  return {
    name,
    lead: known([born && WORDS.lead.born(born), readAnswer(index, view, 'applicant_type'), term, submitted]),
    contact,
    draft,
    running: known([draft, name, ...contact, submitted]),
  };
}

/** Returns the applicant's name as a part of a file name. */
export function nameOfApplicant(view: FormView): string {
  return cleanText(known([view.read('first_name'), view.read('last_name')]).join(' '));
}

/** Proposes a file name for a draft, without the characters that file systems reject. */
export function nameOfDraft(view: FormView, school: string): string {
  const parts = [WORDS.draft.file(nameOfApplicant(view)), school, view.today()];
  return cleanFileName(parts.join(', ')).replace(/[\\/:*?"<>|]/g, '-');
}

/** Returns an answer as it is read on the sheet; '' if the form does not ask for it. */
function readAnswer(index: FormIndex, view: FormView, key: AnswerKey): string {
  const question = index.placesOf.get(key)?.[0]?.question;
  const lines = question ? readQuestion(question, view, () => undefined) : [];
  return lines
    .flatMap((line) => {
      if (line.kind === 'answer') return line.value;
      return line.kind === 'choices'
        ? line.choices.flatMap(({ label, chosen }) => (chosen ? label : []))
        : [];
    })
    .join(' ');
}

function known(facts: readonly (string | undefined)[]): string[] {
  return facts.flatMap((fact) => (fact ? [cleanText(fact)] : []));
}
