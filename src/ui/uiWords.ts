/** UI text of the controls; questions and a screen's own text are passed as props. */
export const UI_WORDS = {
  close: 'Close',
  loading: 'Loading',
  slow: 'This is taking longer than usual. We are still trying.',
  /** Precedes the reference of a failed call. */
  reference: 'Reference:',
  /** Follows the reference. */
  call: 'If it happens again, call us with this reference:',

  field: {
    optional: '(optional)',
    show: 'Show',
    hide: 'Hide',
    /** Shown under a field that was too short for pasted or dropped text. */
    cut: 'The text was too long for this field, so some of it was cut off. Please check it.',
    /** Shown beside an incomplete date or a day that does not exist. */
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
