import { networkInterfaces } from 'node:os';
import { StartError } from './StartError.ts';

/** Finds the address at which other devices on the network can reach this machine. */
export function findNetworkAddress(interfaces = networkInterfaces()): string {
  const address = Object.values(interfaces)
    .flatMap((each) => each ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  if (address === undefined)
    throw new StartError('--host needs a network, but this machine is not connected to one.');
  return address;
}
