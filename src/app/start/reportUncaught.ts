import { reportError } from '../../session/index.ts';

/** Reports uncaught errors and violations of the Content-Security-Policy; the console shows them anyway. */
export function reportUncaught(): void {
  if (!import.meta.env.VITE_ERROR_REPORT_URL) return;
  window.addEventListener('error', (event) => reportError(event.error, 'not caught'));
  window.addEventListener('unhandledrejection', (event) => reportError(event.reason, 'not caught'));
  // The policy's own report-uri would send the page's address with its query, which may contain a token.
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    reportError(new Error(`Refused by ${effectiveDirective}`), 'content security policy'),
  );
}
