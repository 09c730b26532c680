/** Data that a browser or server has sent or stored. */
export interface Trace {
  /** Its kind, such as 'url', 'history' or 'POST /public/login body'. */
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
 * Finds canaries in traces where they are not allowed, as 'password in url'; each pair once.
 * A secret also counts in disguise: URI-encoded once or twice, as base64 or hex inside a longer text, and digits
 * with or without separators. Digits inside a longer number are coincidence.
 */
export function findLeaks(traces: readonly Trace[], canaries: readonly Canary[]): string[] {
  const found = new Set<string>();
  for (const { name, value, homes } of canaries) {
    const pattern = patternOf(value);
    for (const { where, text } of traces) {
      if (!homes.includes(where) && unwrap(text).some((each) => pattern.test(each)))
        found.add(`${name} in ${where}`);
    }
  }
  return [...found].sort();
}

/** Lists the allowed places where a canary was seen, so that a test can show that it was used. */
export function findHomes(traces: readonly Trace[], { value, homes }: Canary): string[] {
  const pattern = patternOf(value);
  return homes.filter((home) => traces.some(({ where, text }) => where === home && pattern.test(text)));
}

/** The text as it is, and with URI-encoding decoded up to twice. */
function unwrap(text: string): string[] {
  const once = decode(text);
  return [text, once, decode(once)];
}

/** Decodes what can be decoded; a stray % stays. A query encodes a space as a plus. */
function decode(text: string): string {
  return text.replaceAll('+', ' ').replace(/(%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}

function patternOf(value: string): RegExp {
  if (value.length < 6) throw new Error('A canary needs 6 characters to be told from chance.');
  const digits = value.replace(/[\s.-]/g, '');
  const isNumber = /^\d+$/.test(digits);
  const plain = isNumber ? `(?<!\\d)${Array.from(digits).join('[\\s.-]?')}(?!\\d)` : escapeRegExp(value);
  const written =
    isNumber && digits.length === 9 ? [digits, digits.replace(/^(...)(..)/, '$1-$2-')] : [value];
  // Nested JSON escapes quotes; canaries contain none.
  const disguised = written.flatMap((each) => [...inBase64(each), Buffer.from(each).toString('hex')]);
  return new RegExp([plain, ...disguised.map(escapeRegExp)].join('|'));
}

/** The base64 forms of a text at each of the three offsets it can have inside a longer one. */
function inBase64(value: string): string[] {
  return [0, 1, 2].flatMap((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(value)]);
    // The first and last characters also depend on their neighbours.
    const whole = bytes.toString('base64').replace(/=+$/, '');
    const from = Math.ceil((offset * 8) / 6);
    const to = Math.floor((bytes.length * 8) / 6);
    const sure = whole.slice(from, to);
    return [sure, sure.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
