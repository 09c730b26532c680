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

/**
 * Reads the value of `--host`: the name or IPv4 address under which other devices reach this machine. Alone, or with the
 * address that stands for all of them, it is found.
 */
export function readHost(value: string, interfaces = networkInterfaces()): string {
  if (value === '' || value === '0.0.0.0') return findNetworkAddress(interfaces);
  const name = value.toLowerCase();
  if (URL.parse(`http://${name}`)?.hostname !== name)
    throw new StartError(
      `--host ${value} is neither a name nor an IPv4 address of this machine: leave out http:// and the port, as in --host my-laptop.local.`,
    );
  return name;
}
