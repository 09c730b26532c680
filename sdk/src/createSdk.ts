import { createHttpClient, takeBody, takeVersionedBody } from './client/createHttpClient.ts';
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

/** Which document is meant. */
interface DocumentKey {
  answer_key: DocumentAnswerKey;
}

/** Every call of the contract, named by its operationId. */
export type Sdk = ReturnType<typeof createSdk>;

/**
 * Builds the sdk: one method per operation, returning the parsed body or throwing an `SdkError`.
 *
 * It never shows a toast, redirects, retries or keeps anything; its caller decides by `instanceof`.
 *
 * @example
 * const sdk = createSdk();
 * const profile = await sdk.getProfile();
 */
export function createSdk(sdkOptions: SdkOptions = {}) {
  const client = createHttpClient(sdkOptions);
  return {
    /** Creates an account and sends a code. */
    signUp: (body: Credentials, options?: CallOptions) =>
      takeBody(client.POST('/public/signup', { body, ...options })),

    /** Confirms an account with the code. */
    confirmAccount: (body: Confirmation, options?: CallOptions) =>
      takeBody(client.POST('/public/confirm', { body, ...options })),

    /** Sends a new code. */
    resendConfirmation: (body: { username: string }, options?: CallOptions) =>
      takeBody(client.POST('/public/resend-confirm', { body, ...options })),

    /** Begins a session; the cookies are set by the server. */
    logIn: (body: Credentials, options?: CallOptions) =>
      takeBody(client.POST('/public/login', { body, ...options })),

    /** Sends a link to reset the password. */
    forgotPassword: (body: { username: string }, options?: CallOptions) =>
      takeBody(client.POST('/public/forgot-password', { body, ...options })),

    /** Sets a new password with the link's id. */
    resetPassword: (body: PasswordReset, options?: CallOptions) =>
      takeBody(client.POST('/public/reset-password', { body, ...options })),

    /** Ends the session. A GET, so it must go past every cache. */
    logOut: (options?: CallOptions) => takeBody(client.GET('/api/logout', { cache: 'no-store', ...options })),

    /** Loads everything saved for the applicant, with the version of the answers. */
    getProfile: (options?: CallOptions) => takeVersionedBody(client.GET('/api/profile', { ...options })),

    /** Records that the application moved on. Safe to repeat. */
    saveWebStatus: (body: { web_status: WebStatus }, options?: CallOptions) =>
      takeBody(client.POST('/api/web-status', { body, ...options })),

    /** Remembers the page the applicant is on. */
    saveLastPage: (body: { last_page: LastPage }, options?: CallOptions) =>
      takeBody(client.PUT('/api/last-page', { body, ...options })),

    /** Reports the errors found and returns the server's own. Errors in answers are a value, not thrown. */
    postValidations: (body: ValidationsRequest, options?: CallOptions) =>
      takeBody(client.POST('/api/validations', { body, ...options })),

    /** Submits the application. Safe to repeat. */
    submitApplication: (options?: CallOptions) => takeBody(client.POST('/api/submit', { ...options })),

    /** Saves answers and returns their new version; keys that are not sent stay as they are. */
    saveAnswers: (body: StudentAnswers, options?: CallOptions) =>
      takeVersionedBody(client.PUT('/api/answer', { body, ...options })),

    /** Loads how many items were added. */
    getAddAnother: (options?: CallOptions) => takeBody(client.GET('/api/add-another', { ...options })),

    /** Saves how many items were added. */
    saveAddAnother: (body: { button_id: AddAnotherButton; num_components: number }, options?: CallOptions) =>
      takeBody(client.PUT('/api/add-another', { body, ...options })),

    /** Loads the chosen tabs. */
    getTabs: (options?: CallOptions) => takeBody(client.GET('/api/tabs', { ...options })),

    /** Saves a chosen tab. */
    saveTab: (body: { tab_id: TabId; chosen_tab: TabChoice }, options?: CallOptions) =>
      takeBody(client.PUT('/api/tabs', { body, ...options })),

    /** Asks where to upload a document. */
    requestUpload: (body: DocumentKey, options?: CallOptions) =>
      takeBody(client.POST('/api/presigned-url', { body, ...options })),

    /** Uploads a file to the target; fails only when no reply came. */
    uploadFile: (target: UploadTarget, file: File, options?: Pick<CallOptions, 'signal' | 'deadlineMs'>) =>
      uploadFile(sdkOptions, target, file, options),

    /** Lists the uploaded documents. */
    getDocuments: (options?: CallOptions) => takeBody(client.GET('/api/document-answer', { ...options })),

    /** Removes an uploaded document. Safe to repeat. */
    deleteDocument: (path: DocumentKey, options?: CallOptions) =>
      takeBody(client.DELETE('/api/document-answer/{answer_key}', { params: { path }, ...options })),

    /** Starts converting an uploaded file. */
    startConversion: ({ answer_key, ...body }: DocumentKey & ConversionRequest, options?: CallOptions) =>
      takeBody(
        client.POST('/api/pdf/document-answer/{answer_key}', {
          params: { path: { answer_key } },
          body,
          ...options,
        }),
      ),

    /** Asks how the conversion is going. */
    getConversion: (path: DocumentKey, options?: CallOptions) =>
      takeBody(client.GET('/api/pdf/document-answer/{answer_key}', { params: { path }, ...options })),

    /** Removes the converted PDF of a document. Safe to repeat. */
    deleteConversion: (path: DocumentKey, options?: CallOptions) =>
      takeBody(client.DELETE('/api/pdf/document-answer/{answer_key}', { params: { path }, ...options })),

    /** Asks for the PDF copy of the application. */
    getPdf: (options?: CallOptions) => takeBody(client.GET('/api/pdf', { ...options })),

    /**
     * Searches schools, colleges, companies or addresses by text.
     *
     * Its path also answers with records; a reply of another kind has the wrong shape.
     */
    searchLookup(
      search: { text: string; category: LookupCategory },
      options?: CallOptions,
    ): Promise<LookupItem[]> {
      const query = { max_results: LOOKUP_MAX_RESULTS, ...search };
      const init = { params: { query }, ...options, replyKind: 'LookupItem[]' };
      return takeBody(client.GET('/lookup/find', init)) as Promise<LookupItem[]>;
    },

    /** Loads the details of a found item. */
    getLookupRecord(
      query: { id: string; category: LookupCategory },
      options?: CallOptions,
    ): Promise<LookupRecord> {
      const replyKind = query.category === 'address' ? 'AddressRecord' : 'NameRecord';
      const init = { params: { query }, ...options, replyKind };
      return takeBody(client.GET('/lookup/find', init)) as Promise<LookupRecord>;
    },

    /** Loads the temporary public view, opened with a token. */
    getPublicView: (query: { token: string }, options?: CallOptions) =>
      takeBody(client.GET('/public/tmp', { params: { query }, ...options })),

    /** Loads an application for the PDF rendering, opened with a service token. */
    getServiceView: (query: { service_token: string }, options?: CallOptions) =>
      takeBody(client.GET('/service/tmp-pdf', { params: { query }, ...options })),
  };
}
