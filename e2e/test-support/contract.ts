import { EXAMPLES } from '@admission/sdk/examples';

/** The calls of the account cards. */
export type PublicOperation =
  | 'signUp'
  | 'confirmAccount'
  | 'resendConfirmation'
  | 'logIn'
  | 'forgotPassword'
  | 'resetPassword';

/** An example reply from the contract. */
export interface ExampleReply {
  /** The status and the example's name, e.g. '429 too_many_requests'. */
  name: string;
  status: number;
  body: { message: string; code?: string };
  headers?: Record<string, string>;
}

/** Returns an operation's path and all its example replies, errors included. */
export function readExamples(operation: PublicOperation): { path: string; replies: ExampleReply[] } {
  const { path, replies } = EXAMPLES[operation];
  const named = Object.entries<Omit<ExampleReply, 'name'>>(replies);
  return { path, replies: named.map(([name, reply]) => ({ ...reply, name: name.replace(':', ' ') })) };
}
