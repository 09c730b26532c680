import type { Asked } from './askProvider.ts';
import { writeState, type StateChange } from './postState.ts';

/** Headers that curl adds itself, or that say nothing about the call. */
const OWN = /^(connection|content-length|accept(-.*)?|user-agent|cookie)$/;

/**
 * Writes a request as a curl command.
 *
 * @param written - replacements for some headers, such as the option that reads a cookie from a file; undefined
 *   omits the header. `body` replaces the body's option.
 */
export function formatCurl(
  provider: string,
  { method, url, headers, body }: Asked,
  written: Readonly<Record<string, string | undefined>> = {},
): string {
  const cookie = headers.cookie === undefined ? undefined : `-b ${quote(String(headers.cookie))}`;
  const text = body.toString();
  const options = [
    method !== 'GET' && `-X ${method}`,
    'cookie' in written ? written.cookie : cookie,
    ...Object.entries(headers)
      .filter(([name]) => !OWN.test(name.toLowerCase()))
      .map(([name, value]) => (name in written ? written[name] : `-H ${quote(`${name}: ${String(value)}`)}`)),
    'body' in written ? written.body : text && `-d ${quote(text)}`,
  ];
  const address = provider.replace(/\/$/, '') + url;
  // A shell would interpret `?` and `&` in a query.
  return ['curl', ...options.filter(Boolean), /[?&]/.test(address) ? quote(address) : address].join(' ');
}

/** Writes the request that sets up a provider state as a curl command. */
export const formatState = (statesUrl: string, change: StateChange): string =>
  `curl -H 'content-type: application/json' -d ${quote(writeState(change))} ${statesUrl}`;

/** Quotes a text for a shell. */
export const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
