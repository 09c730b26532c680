/** The sdk's errors, for tests in rooms that do not reach it. */
export { ServerError, UnauthorizedError } from '@admission/sdk';
