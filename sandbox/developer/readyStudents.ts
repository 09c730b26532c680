import type { StudentAnswers, StudentProfile } from '@admission/sdk';
import { HTTPException } from 'hono/http-exception';
import { loadContract } from '../../contracts/kit/loadContract.ts';
import type { Account } from '../accounts/Account.ts';
import { WEB_STATUSES } from '../answers/webStatusStore.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { seedStudent } from './seedStudent.ts';

const HOUR = 3_600_000;

/** The students offered on the sandbox's page: id, button label, and the example of `getProfile` each is made from. */
export const READY_STUDENTS = [
  { id: 'blank', label: 'Blank', example: 'new_student' },
  { id: 'half-way', label: 'Half way', example: 'started' },
  { id: 'ready-to-submit', label: 'Ready to submit', example: 'ready_to_submit' },
  { id: 'submitted', label: 'Submitted', example: 'submitted' },
  { id: 'document-failed', label: 'A document that failed', example: 'document_failed' },
] as const;

/** Creates a ready student, replacing the earlier one with the same address. */
export async function makeReadyStudent(context: SandboxContext, id: string): Promise<Account> {
  const ready = READY_STUDENTS.find((one) => one.id === id);
  if (!ready) throw new HTTPException(404, { message: 'There is no such ready student.' });
  const profile = await readExample(ready.example);
  const reached = new Set(profile.web_status.map((entry) => entry.web_status)).size;
  return seedStudent(context, {
    username: `${id}@example.com`,
    status: WEB_STATUSES[reached - 1] ?? 'none',
    logins: profile.successful_login.length,
    last_page: profile.last_page,
    answers: signToday(profile.answer, context.now()),
    documents: profile.document_answer,
  });
}

/** Reads the examples on each click, so that changes to the contract take effect at once. */
async function readExample(name: string): Promise<StudentProfile> {
  const { paths } = await loadContract();
  const examples = paths?.['/api/profile']?.get?.responses?.['200']?.content?.['application/json']?.examples;
  const example = examples?.[name];
  if (!example) throw new Error(`getProfile of openapi.yaml has no example ${name}.`);
  return example.value as StudentProfile;
}

/**
 * Sets the signature date to today in the westernmost time zone, because the form rejects dates that are in
 * the future or more than a year ago.
 */
function signToday(answers: StudentAnswers, now: number): StudentAnswers {
  if (!answers.signature_date) return answers;
  return { ...answers, signature_date: new Date(now - 12 * HOUR).toISOString().slice(0, 10) };
}
