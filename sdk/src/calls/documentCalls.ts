import type { HttpClient } from '../client/createHttpClient.ts';
import { takeBody } from '../client/createHttpClient.ts';
import type { CallOptions, SdkOptions } from '../client/SdkOptions.ts';
import { uploadFile } from '../client/uploadFile.ts';
import type { ConversionRequest, DocumentAnswerKey, UploadTarget } from '../types.ts';

/** Which document is meant. */
export interface DocumentKey {
  answer_key: DocumentAnswerKey;
}

/** Uploads, their conversion to PDF, and the PDF copy of the application. */
export function documentCalls(client: HttpClient, sdkOptions: SdkOptions) {
  return {
    /** Asks where to upload a document. API-16. */
    requestUpload: (body: DocumentKey, options?: CallOptions) =>
      takeBody(client.POST('/api/presigned-url', { body, ...options })),

    /** Uploads a file to the target; fails only when no reply came. API-17, TRAP-31. */
    uploadFile: (target: UploadTarget, file: File, options?: Pick<CallOptions, 'signal' | 'deadlineMs'>) =>
      uploadFile(sdkOptions, target, file, options),

    /** Lists the uploaded documents. API-18. */
    getDocuments: (options?: CallOptions) => takeBody(client.GET('/api/document-answer', { ...options })),

    /** Removes an uploaded document. Safe to repeat. API-21. */
    deleteDocument: (path: DocumentKey, options?: CallOptions) =>
      takeBody(client.DELETE('/api/document-answer/{answer_key}', { params: { path }, ...options })),

    /** Starts converting an uploaded file. API-19. */
    startConversion: ({ answer_key, ...body }: DocumentKey & ConversionRequest, options?: CallOptions) =>
      takeBody(
        client.POST('/api/pdf/document-answer/{answer_key}', {
          params: { path: { answer_key } },
          body,
          ...options,
        }),
      ),

    /** Asks how the conversion is going. API-20. */
    getConversion: (path: DocumentKey, options?: CallOptions) =>
      takeBody(client.GET('/api/pdf/document-answer/{answer_key}', { params: { path }, ...options })),

    /** Removes the converted PDF of a document. Safe to repeat. API-22. */
    deleteConversion: (path: DocumentKey, options?: CallOptions) =>
      takeBody(client.DELETE('/api/pdf/document-answer/{answer_key}', { params: { path }, ...options })),

    /** Asks for the PDF copy of the application. API-23. */
    getPdf: (options?: CallOptions) => takeBody(client.GET('/api/pdf', { ...options })),
  };
}
