import { beaconReporter, reportError, setErrorReporter } from '../../data/reportError.ts';

/**
 * Sends errors to the configured address, uncaught ones and breaches of the Content-Security-Policy included; without
 * one the console has them (ERR-02).
 *
 * @param url `VITE_ERROR_REPORT_URL`; of another origin it needs a place in the Content-Security-Policy.
 */
export function chooseErrorReporter(url: string | undefined): void {
  if (!url) return;
  setErrorReporter(beaconReporter(url));
  window.addEventListener('error', (event) => reportError(event.error, 'not caught'));
  window.addEventListener('unhandledrejection', (event) => reportError(event.reason, 'not caught'));
  // Not by the policy's own report-uri: the browser would send the page's address with its query, tokens included.
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    reportError(new Error(`Refused by ${effectiveDirective}`), 'content security policy'),
  );
}
