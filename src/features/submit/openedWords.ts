/** The words where Submit had to open the application first. */
export const OPENED_WORDS = {
  checkFirst: (submit: string) =>
    `You are logged in, and your application is open now. Check your answers, then press “${submit}” again.`,
};
