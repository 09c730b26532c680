import type { StudentAnswers, StudentProfile } from '@admission/sdk';
import { HTTPException } from 'hono/http-exception';
import type { Account } from '../accounts/Account.ts';
import { WEB_STATUSES } from '../answers/webStatusStore.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { seedStudent, type Seed } from './seedStudent.ts';

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
export function makeReadyStudent(context: SandboxContext, id: string): Promise<Account> {
  return seedStudent(context, describeReadyStudent(context, id), {});
}

/** Returns the state of a ready student. */
export function describeReadyStudent(context: SandboxContext, id: string): Seed {
  const ready = READY_STUDENTS.find((one) => one.id === id);
  if (!ready) throw new HTTPException(404, { message: 'There is no such ready student.' });
  const profile = readExample(context, ready.example);
  const reached = new Set(profile.web_status.map((entry) => entry.web_status)).size;
  return {
    username: `${id}@example.com`,
    status: WEB_STATUSES[reached - 1] ?? 'none',
    logins: profile.successful_login.length,
    last_page: profile.last_page,
    answers: signToday(profile.answer, context.now()),
    documents: profile.document_answer,
  };
}

function readExample({ kit }: SandboxContext, name: string): StudentProfile {
  const profile = kit.operations.find(({ operation }) => operation.operationId === 'getProfile');
  const example = profile?.responses['200']?.content?.['application/json']?.examples?.[name];
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
