/**
 * What the controls themselves say; a prop may say it better.
 *
 * What is asked, and what a screen says, comes in by props: it stands in the catalogue of whoever asks.
 */
export const UI_WORDS = {
  /** Closes a popover, a dialog or a toast. ACC-03, TOAST-07. */
  close: 'Close',
  remove: 'Remove',
  removed: (title: string) => `${title} was removed.`,
  undo: 'Undo',
  tryAgain: 'Try again',
  loading: 'Loading',
  /** Before what can be quoted about a failed call. */
  reference: 'Reference:',
  skipToQuestions: 'Skip to the questions',
  announcement: 'Announcement',
  helpAndPrivacy: 'Help and privacy',

  field: {
    optional: '(optional)',
    /** AUTH-44. */
    show: 'Show',
    /** AUTH-44. */
    hide: 'Hide',
    /** Beside a date that is half typed, or of a day that does not exist. */
    noDate: 'This is not a date yet. It counts once month, day and year make one.',
  },

  list: {
    /** DEP-13, as are the next two. */
    noOptions: 'No options',
    loading: 'Loading...',
    use: (typed: string) => `Use: ${typed}`,
  },

  upload: {
    yourFile: 'Your file',
    noFile: 'No file yet',
    uploading: 'Uploading…',
    /** DOC-08. */
    converting: 'Converting…',
    done: 'Converted and attached',
    choose: 'Choose file',
    chooseAnother: 'Choose another',
    cancel: 'Cancel',
  },

  password: {
    title: 'Your password',
    met: '(met)',
    notMet: '(not met yet)',
    count: (met: number, of: number) => `${met} of ${of} password requirements met`,
  },

  toast: {
    /** TOAST-03. */
    success: 'Success',
    /** TOAST-06. */
    error: 'Error',
    list: (hotkey: string) => `Notifications (${hotkey})`,
  },

  readOnly: {
    notAnswered: 'Not answered',
  },
} as const;
