import { isIP } from 'node:net';

/**
 * Returns whether `Host` names this machine: localhost, an IP address, or one of the given names.
 * Another site can point its own name at this machine, and its pages could then read every mail and code as if they
 * were of the same origin.
 */
export function isOwnHost(host: string | null | undefined, names: readonly string[]): boolean {
  if (!host || !URL.canParse(`http://${host}`)) return false;
  const name = new URL(`http://${host}`).hostname;
  return name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) > 0 || names.includes(name);
}
