/**
 * The headers the product runs under, here and behind any web server.
 *
 * The policy: no script, style or image from elsewhere, no inline script or style, no framing; the one other origin is
 * the storage service that takes uploads. A reset link and a token stand in the query until they are read
 * (docs/decisions/013), so no referrer; a window that opened the application, or was opened by it, holds no handle on it.
 */
export function securityHeaders({ storage }: { storage: string }) {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${new URL(storage).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
  return {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}
