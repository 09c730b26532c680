/** What is going on with one document; nothing, if it just is there or is not. */
export type UploadState =
  | { readonly stage: 'idle' }
  | { readonly stage: 'converting' | 'removing'; readonly fileName: string }
  /** Not taken: nothing was sent. */
  | { readonly stage: 'refused'; readonly fileName: string; readonly message: string }
  /** Without a file it cannot be tried again: it was chosen before the page was loaded. */
  | {
      readonly stage: 'failed';
      readonly fileName: string;
      readonly message: string;
      readonly file: File | null;
    };

/** Nothing is going on. */
export const IDLE: UploadState = { stage: 'idle' };
