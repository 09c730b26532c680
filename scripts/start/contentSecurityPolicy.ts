/**
 * The policy the product runs under, here and behind any web server.
 *
 * No script, style or image from elsewhere, no inline script or style, no framing; the one other origin is the
 * storage service that takes uploads.
 */
export function contentSecurityPolicy({ storage }: { storage: string }): string {
  return [
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
}
