import { createHttpClient } from './client/createHttpClient.ts';
import type { CallOptions, SdkOptions } from './client/SdkOptions.ts';
import { uploadFile } from './client/uploadFile.ts';
import { LOOKUP_MAX_RESULTS } from './generated/answerKeys.ts';
import type {
  AddAnotherButton,
  Confirmation,
  ConversionRequest,
  Credentials,
  DocumentAnswerKey,
  LastPage,
  LookupCategory,
  LookupItem,
  LookupRecord,
  PasswordReset,
  StudentAnswers,
  TabChoice,
  TabId,
  UploadTarget,
  ValidationsRequest,
  WebStatus,
} from './types.ts';

/** Identifies a document. */
interface DocumentKey {
  answer_key: DocumentAnswerKey;
}

/** The contract's calls, by operationId; `findLookup` is split in two, and `getHealth` is left out. */
export type Sdk = ReturnType<typeof createSdk>;

/**
 * Creates the sdk. Each method makes one call, and returns the parsed body or throws an `SdkError`.
 * The sdk never shows a toast, redirects, retries or stores anything; callers distinguish errors with
 * `instanceof`.
 * @example
 * const sdk = createSdk();
 * const profile = await sdk.getProfile();
 */
export function createSdk(sdkOptions: SdkOptions = {}) {
  const { client, call, callVersioned } = createHttpClient(sdkOptions);
  return {
    /** Creates an account and mails a code. */
    signUp: (body: Credentials, options?: CallOptions) =>
      call(options, (init) => client.POST('/public/signup', { body, ...init })),

    /** Confirms an account with the mailed code. */
    confirmAccount: (body: Confirmation, options?: CallOptions) =>
      call(options, (init) => client.POST('/public/confirm', { body, ...init })),

    /** Mails a new code. */
    resendConfirmation: (body: { username: string }, options?: CallOptions) =>
      call(options, (init) => client.POST('/public/resend-confirm', { body, ...init })),

    /** Starts a session; the server sets the cookies. */
    logIn: (body: Credentials, options?: CallOptions) =>
      call(options, (init) => client.POST('/public/login', { body, ...init })),

    /** Mails a password reset link. */
    forgotPassword: (body: { username: string }, options?: CallOptions) =>
      call(options, (init) => client.POST('/public/forgot-password', { body, ...init })),

    /** Sets a new password, using the id from the reset link. */
    resetPassword: (body: PasswordReset, options?: CallOptions) =>
      call(options, (init) => client.POST('/public/reset-password', { body, ...init })),

    /** Ends the session. Because the call is a GET, it must bypass every cache. */
    logOut: (options?: CallOptions) =>
      call(options, (init) => client.GET('/api/logout', { cache: 'no-store', ...init })),

    /** Loads everything saved for the applicant, with the version of the answers. */
    getProfile: (options?: CallOptions) => callVersioned(options, (init) => client.GET('/api/profile', init)),

    /** Records the next status of the application. Safe to repeat. */
    saveWebStatus: (body: { web_status: WebStatus }, options?: CallOptions) =>
      call(options, (init) => client.POST('/api/web-status', { body, ...init })),

    /** Records the page that the applicant is on. */
    saveLastPage: (body: { last_page: LastPage }, options?: CallOptions) =>
      call(options, (init) => client.PUT('/api/last-page', { body, ...init })),

    /** Reports the client's validation errors and returns the server's, which are not thrown. */
    postValidations: (body: ValidationsRequest, options?: CallOptions) =>
      call(options, (init) => client.POST('/api/validations', { body, ...init })),

    /** Submits the application. Safe to repeat. */
    submitApplication: (options?: CallOptions) => call(options, (init) => client.POST('/api/submit', init)),

    /** Saves answers and returns their new version; keys that are not sent stay unchanged. */
    saveAnswers: (body: StudentAnswers, options?: CallOptions) =>
      callVersioned(options, (init) => client.PUT('/api/answer', { body, ...init })),

    /** Loads the number of items in each add-another. */
    getAddAnother: (options?: CallOptions) => call(options, (init) => client.GET('/api/add-another', init)),

    /** Saves the number of items in an add-another. */
    saveAddAnother: (body: { button_id: AddAnotherButton; num_components: number }, options?: CallOptions) =>
      call(options, (init) => client.PUT('/api/add-another', { body, ...init })),

    /** Loads the chosen tabs. */
    getTabs: (options?: CallOptions) => call(options, (init) => client.GET('/api/tabs', init)),

    /** Saves a chosen tab. */
    saveTab: (body: { tab_id: TabId; chosen_tab: TabChoice }, options?: CallOptions) =>
      call(options, (init) => client.PUT('/api/tabs', { body, ...init })),

    /** Requests the target for uploading a document. */
    requestUpload: (body: DocumentKey, options?: CallOptions) =>
      call(options, (init) => client.POST('/api/presigned-url', { body, ...init })),

    /** Uploads a file to the target; fails only if no reply arrives. */
    uploadFile: (target: UploadTarget, file: File, options?: Pick<CallOptions, 'signal' | 'deadlineMs'>) =>
      uploadFile(sdkOptions, target, file, options),

    /** Lists the uploaded documents. */
    getDocuments: (options?: CallOptions) =>
      call(options, (init) => client.GET('/api/document-answer', init)),

    /** Removes an uploaded document. Safe to repeat. */
    deleteDocument: (path: DocumentKey, options?: CallOptions) =>
      call(options, (init) =>
        client.DELETE('/api/document-answer/{answer_key}', { params: { path }, ...init }),
      ),

    /** Starts converting an uploaded file. */
    startConversion: ({ answer_key, ...body }: DocumentKey & ConversionRequest, options?: CallOptions) =>
      call(options, (init) =>
        client.POST('/api/pdf/document-answer/{answer_key}', {
          params: { path: { answer_key } },
          body,
          ...init,
        }),
      ),

    /** Returns the state of a conversion. */
    getConversion: (path: DocumentKey, options?: CallOptions) =>
      call(options, (init) =>
        client.GET('/api/pdf/document-answer/{answer_key}', { params: { path }, ...init }),
      ),

    /** Removes the converted PDF of a document. Safe to repeat. */
    deleteConversion: (path: DocumentKey, options?: CallOptions) =>
      call(options, (init) =>
        client.DELETE('/api/pdf/document-answer/{answer_key}', { params: { path }, ...init }),
      ),

    /** Requests the PDF copy of the application. */
    getPdf: (options?: CallOptions) => call(options, (init) => client.GET('/api/pdf', init)),

    /**
     * Searches schools, colleges, companies or addresses by text. The same path also serves single records; a search
     * rejects such a reply because it has the wrong shape.
     */
    searchLookup(
      search: { text: string; category: LookupCategory },
      options?: CallOptions,
    ): Promise<LookupItem[]> {
      const query = { max_results: LOOKUP_MAX_RESULTS, ...search };
      return call({ ...options, replyKind: 'LookupItem[]' }, (init) =>
        client.GET('/lookup/find', { params: { query }, ...init }),
      ) as Promise<LookupItem[]>;
    },

    /** Loads the record for a search result. */
    getLookupRecord(
      query: { id: string; category: LookupCategory },
      options?: CallOptions,
    ): Promise<LookupRecord> {
      const replyKind = query.category === 'address' ? 'AddressRecord' : 'NameRecord';
      return call({ ...options, replyKind }, (init) =>
        client.GET('/lookup/find', { params: { query }, ...init }),
      ) as Promise<LookupRecord>;
    },

    /** Loads the application for the token view. */
    getPublicView: (query: { token: string }, options?: CallOptions) =>
      call(options, (init) => client.GET('/public/tmp', { params: { query }, ...init })),

    /** Loads the application for the service view. */
    getServiceView: (query: { service_token: string }, options?: CallOptions) =>
      call(options, (init) => client.GET('/service/tmp-pdf', { params: { query }, ...init })),
  };
}
