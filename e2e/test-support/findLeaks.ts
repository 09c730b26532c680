/** Data that a browser or server has sent or stored. */
export interface Trace {
  /** The kind of trace, e.g. 'url', 'history' or 'POST /public/login body'. */
  where: string;
  text: string;
}

/** A secret typed on purpose, and the only kinds of trace it may appear in. */
export interface Canary {
  name: string;
  value: string;
  homes: readonly string[];
}

/**
 * Finds canaries in traces where they are not allowed, and returns each combination once, e.g. 'password in url'.
 * Canaries are also found if they are URI-encoded once or twice, and numbers with or without separators. Digits inside a
 * longer number are ignored, because they may match by chance.
 */
export function findLeaks(traces: readonly Trace[], canaries: readonly Canary[]): string[] {
  const found = canaries.flatMap(({ name, value, homes }) =>
    traces
      .filter(({ where, text }) => !homes.includes(where) && contains(text, value))
      .map(({ where }) => `${name} in ${where}`),
  );
  return [...new Set(found)].sort();
}

/** Lists the allowed places where a canary was seen, so that a test can prove that it was used. */
export function findHomes(traces: readonly Trace[], { value, homes }: Canary): string[] {
  return homes.filter((home) => traces.some(({ where, text }) => where === home && contains(text, value)));
}

function contains(text: string, value: string): boolean {
  const digits = /^\d+$/.test(value) ? Array.from(value).join('[\\s.-]?') : null;
  return [text, decode(text), decode(decode(text))].some((each) =>
    digits ? new RegExp(`(?<!\\d)${digits}(?!\\d)`).test(each) : each.includes(value),
  );
}

/** Decodes all valid URI escapes, and turns plus signs into spaces, as a query does. */
function decode(text: string): string {
  return text.replaceAll('+', ' ').replace(/(%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}
