const SENTENCES: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there: is it running?',
  ECONNRESET: 'it closed the connection before it answered.',
  ENOTFOUND: 'there is no host of that name.',
  EAI_AGAIN: 'there is no host of that name, or no network.',
  ETIMEDOUT: 'it takes too long.',
  EHOSTUNREACH: 'this machine has no way to it.',
  EPROTO: 'it does not speak https there: is its address http?',
  CERT_HAS_EXPIRED: 'its certificate has expired.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'it signed its certificate itself: name the file with --backend-ca FILE.',
  SELF_SIGNED_CERT_IN_CHAIN:
    'its certificate is signed by an unknown authority: name its file with --backend-ca FILE.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'its certificate is signed by an unknown authority: name its file with --backend-ca FILE.',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    'its certificate is signed by an unknown authority: name its file with --backend-ca FILE.',
};

/** Says in one sentence why a backend could not be reached, and what to do. */
export function describeConnectionError(origin: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return `The backend ${origin} does not answer: ${SENTENCES[code ?? ''] ?? `${code ?? message}.`}`;
}
