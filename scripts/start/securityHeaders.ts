/**
 * Returns the product's security headers, for this server and for any other web server.
 * The policy forbids scripts, styles and images from other origins, inline scripts and styles, and framing;
 * the only other origins allowed are those of the storage service, for uploads. Reset links and tokens stay in the query
 * until they have been read (docs/decisions/013), so no referrer is sent. Windows that opened the application
 * or were opened by it get no reference to it.
 */
export function securityHeaders({ storage }: { storage: string | readonly string[] }) {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...[storage].flat().map((one) => new URL(one).origin)].join(' '),
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
