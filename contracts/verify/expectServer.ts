import { connect } from 'node:net';

/** A host that drops what it is sent would else be waited for by the minute. */
const LIMIT_MS = 10_000;

/**
 * Rejects when nothing takes a connection at an address, within ten seconds unless told.
 *
 * A provider that is not there would fail every interaction in turn, at length.
 */
export function expectServer(url: string, limitMs = LIMIT_MS): Promise<void> {
  const { hostname, port, protocol } = new URL(url);
  // An address of IPv6 stands in brackets there, and without them here.
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port: Number(port || (protocol === 'https:' ? 443 : 80)) });
    socket.setTimeout(limitMs, () => socket.destroy(new Error(`No answer in ${String(limitMs)} ms.`)));
    socket.once('connect', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', (cause) => reject(new Error(`Nothing answers at ${url}.`, { cause })));
  });
}
