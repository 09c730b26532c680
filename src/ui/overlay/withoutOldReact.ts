/*
 * Stands in for react-lifecycles-compat, with which react-modal supports React before 16.3. An alias in
 * vite.config.ts.
 */
export const polyfill = (): void => undefined;
