import type { HttpClient } from '../client/createHttpClient.ts';
import { takeBody } from '../client/createHttpClient.ts';
import type { CallOptions } from '../client/SdkOptions.ts';
import type { Confirmation, Credentials, PasswordReset } from '../types.ts';

/** Sign up, confirm, log in, log out, recover a password. */
export function accountCalls(client: HttpClient) {
  return {
    /** Creates an account and sends a code. API-25. */
    signUp: (body: Credentials, options?: CallOptions) =>
      takeBody(client.POST('/public/signup', { body, ...options })),

    /** Confirms an account with the code. API-26. */
    confirmAccount: (body: Confirmation, options?: CallOptions) =>
      takeBody(client.POST('/public/confirm', { body, ...options })),

    /** Sends a new code. API-27. */
    resendConfirmation: (body: { username: string }, options?: CallOptions) =>
      takeBody(client.POST('/public/resend-confirm', { body, ...options })),

    /** Begins a session; the cookies are set by the server. API-28. */
    logIn: (body: Credentials, options?: CallOptions) =>
      takeBody(client.POST('/public/login', { body, ...options })),

    /** Sends a link to reset the password. API-29. */
    forgotPassword: (body: { username: string }, options?: CallOptions) =>
      takeBody(client.POST('/public/forgot-password', { body, ...options })),

    /** Sets a new password with the link's id. API-30. */
    resetPassword: (body: PasswordReset, options?: CallOptions) =>
      takeBody(client.POST('/public/reset-password', { body, ...options })),

    /** Ends the session. A GET, so it must go past every cache. API-24, TRAP-26. */
    logOut: (options?: CallOptions) => takeBody(client.GET('/api/logout', { cache: 'no-store', ...options })),
  };
}
