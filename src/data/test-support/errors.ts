/** The sdk's errors, for tests in rooms that do not reach it. */
export { UnauthorizedError } from '@admission/sdk';
