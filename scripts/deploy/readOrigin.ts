import { StartError } from '../start/StartError.ts';

/**
 * Reads the address of a web server, which the application has to itself.
 * @throws StartError if the option's value is not an address, or has a path that would be ignored.
 */
export function readOrigin(option: string, value: string): URL {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new StartError(`--${option} must begin with https:// or http://, as in https://apply.example.edu.`);
  const rest = url.username ? 'a name and password' : url.pathname + url.search + url.hash;
  if (rest !== '/')
    throw new StartError(
      `--${option} must be the address of the host, ${url.origin}, without ${rest}: the application works only at the root of a host.`,
    );
  return url;
}
