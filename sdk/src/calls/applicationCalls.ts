import type { HttpClient } from '../client/createHttpClient.ts';
import { takeBody, takeVersionedBody } from '../client/createHttpClient.ts';
import type { CallOptions } from '../client/SdkOptions.ts';
import type { LastPage, ValidationsRequest, WebStatus } from '../types.ts';

/** The applicant's profile, progress, validation and submission. */
export function applicationCalls(client: HttpClient) {
  return {
    /** Loads everything saved for the applicant, with the version of the answers. API-08. */
    getProfile: (options?: CallOptions) => takeVersionedBody(client.GET('/api/profile', { ...options })),

    /** Records that the application moved on. Safe to repeat. API-03. */
    saveWebStatus: (body: { web_status: WebStatus }, options?: CallOptions) =>
      takeBody(client.POST('/api/web-status', { body, ...options })),

    /** Remembers the page the applicant is on. API-04. */
    saveLastPage: (body: { last_page: LastPage }, options?: CallOptions) =>
      takeBody(client.PUT('/api/last-page', { body, ...options })),

    /** Reports the errors found and returns the server's own. Errors in answers are a value, not thrown. API-09. */
    postValidations: (body: ValidationsRequest, options?: CallOptions) =>
      takeBody(client.POST('/api/validations', { body, ...options })),

    /** Submits the application. Safe to repeat. API-11, TRAP-39. */
    submitApplication: (options?: CallOptions) => takeBody(client.POST('/api/submit', { ...options })),
  };
}
