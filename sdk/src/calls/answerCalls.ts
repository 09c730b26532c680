import type { HttpClient } from '../client/createHttpClient.ts';
import { takeBody, takeVersionedBody } from '../client/createHttpClient.ts';
import type { CallOptions } from '../client/SdkOptions.ts';
import type { AddAnotherButton, StudentAnswers, TabChoice, TabId } from '../types.ts';

/** Answers, how many items were added, and which tabs are chosen. */
export function answerCalls(client: HttpClient) {
  return {
    /** Saves answers and returns their new version; keys that are not sent stay as they are. API-05. */
    saveAnswers: (body: StudentAnswers, options?: CallOptions) =>
      takeVersionedBody(client.PUT('/api/answer', { body, ...options })),

    /** Loads how many items were added. API-13. */
    getAddAnother: (options?: CallOptions) => takeBody(client.GET('/api/add-another', { ...options })),

    /** Saves how many items were added. API-12. */
    saveAddAnother: (body: { button_id: AddAnotherButton; num_components: number }, options?: CallOptions) =>
      takeBody(client.PUT('/api/add-another', { body, ...options })),

    /** Loads the chosen tabs. API-15. */
    getTabs: (options?: CallOptions) => takeBody(client.GET('/api/tabs', { ...options })),

    /** Saves a chosen tab. API-14. */
    saveTab: (body: { tab_id: TabId; chosen_tab: TabChoice }, options?: CallOptions) =>
      takeBody(client.PUT('/api/tabs', { body, ...options })),
  };
}
