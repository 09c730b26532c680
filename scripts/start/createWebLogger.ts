import { createLogger } from 'vite';
import type { Logger } from 'vite';

/**
 * Makes Vite's logger, of warnings and errors, keep to itself what opens an application.
 *
 * Of a call that could not be handed on Vite prints the whole address: a query may hold a token, and so does the path
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
