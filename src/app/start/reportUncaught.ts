import { reportError } from '../../session/index.ts';

/** Reports what nothing catches, breaches of the Content-Security-Policy included; the console has it anyway. */
export function reportUncaught(): void {
  if (!import.meta.env.VITE_ERROR_REPORT_URL) return;
  window.addEventListener('error', (event) => reportError(event.error, 'not caught'));
  window.addEventListener('unhandledrejection', (event) => reportError(event.reason, 'not caught'));
  // Not by the policy's own report-uri: the browser would send the page's address with its query, tokens included.
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    reportError(new Error(`Refused by ${effectiveDirective}`), 'content security policy'),
  );
}
