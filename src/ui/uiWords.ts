/**
 * What the controls themselves say; a prop may say it better.
 *
 * Questions and the words of a screen come in as props, from the caller's catalogue.
 */
export const UI_WORDS = {
  /** Closes a popover, a dialog or a toast. */
  close: 'Close',
  loading: 'Loading',
  /** After ten seconds. */
  slow: 'This is taking longer than usual. We are still trying.',
  /** Before what can be quoted about a failed call. */
  reference: 'Reference:',

  field: {
    optional: '(optional)',
    show: 'Show',
    hide: 'Hide',
    /** Under a field that a pasted or dropped text did not fit into. */
    cut: 'The text was too long for this field, so some of it was cut off. Please check it.',
    /** Beside a date that is half typed, or of a day that does not exist. */
    noDate: 'This is not a date yet. Please check the month, day and year.',
  },

  list: {
    noOptions: 'No options',
    loading: 'Loading...',
    use: (typed: string) => `Use: ${typed}`,
  },

  toast: {
    success: 'Success',
    error: 'Error',
    list: (hotkey: string) => `Notifications (${hotkey})`,
  },
} as const;
