import { createLogger } from 'vite';
import type { Logger } from 'vite';

/**
 * Creates a Vite logger for warnings and errors that removes access tokens from error messages.
 * If a call could not be forwarded, Vite prints its URL: the query may contain a token, and so may the path
 * of a PDF copy.
 */
export function createWebLogger(): Logger {
  const logger = createLogger('warn', { allowClearScreen: false });
  const error = logger.error.bind(logger);
  logger.error = (message, options) => error(hideSecrets(message), options);
  return logger;
}

function hideSecrets(message: string): string {
  return message
    .replace(/(?<=proxy error: [^\s?]*)\?[!-~]*/g, '?…')
    .replace(/(?<=\/_sandbox\/files\/)[\w-]+/g, '…');
}
