/**
 * The time limit of an expectation that takes longer than others, such as a conversion: longer on a busy machine, as every
 * limit of `playwright.config.ts` is.
 *
 * @param ms the limit on a quiet machine.
 */
export const patience = (ms: number) => ({ timeout: ms * Number(process.env.ADMIT_BUSY ?? 1) });
