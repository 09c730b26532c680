import { EXAMPLES } from '@admission/sdk/examples';

/** The calls of the account cards. */
export type PublicOperation =
  'signUp' | 'confirmAccount' | 'resendConfirmation' | 'logIn' | 'forgotPassword' | 'resetPassword';

/** A reply that the contract shows as an example. */
export interface ExampleReply {
  /** '429 too_many_requests', for the titles of steps. */
  name: string;
  status: number;
  body: { message: string; code?: string };
  headers?: Record<string, string>;
}

/** The answers of the contract's example of a complete application. */
export const READY_ANSWERS: Readonly<Record<string, string>> =
  EXAMPLES.getProfile.replies['200:ready_to_submit'].body.answer;

/** Every example of every status of an operation. */
export function readExamples(operation: PublicOperation): { path: string; replies: ExampleReply[] } {
  const { path, replies } = EXAMPLES[operation];
  const named = Object.entries<Omit<ExampleReply, 'name'>>(replies);
  return { path, replies: named.map(([name, reply]) => ({ ...reply, name: name.replace(':', ' ') })) };
}
