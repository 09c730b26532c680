import { createLogger } from 'vite';
import type { Logger } from 'vite';

/**
 * Creates Vite's logger for warnings and errors, without anything that opens an application.
 * For a call that could not be forwarded, Vite prints the whole address: its query may contain a token, and so may the
 * path of a PDF copy.
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
