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
 * Canaries are also found if they are URI-encoded once or twice, or written in base64 or hex inside a longer text, and
 * numbers with or without separators. Digits inside a longer number are ignored, because they may match by chance.
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

/** Lists the allowed places where a canary was seen, so that a test can prove that it was used. */
export function findHomes(traces: readonly Trace[], { value, homes }: Canary): string[] {
  const pattern = patternOf(value);
  return homes.filter((home) => traces.some(({ where, text }) => where === home && pattern.test(text)));
}

/** Returns the text unchanged, URI-decoded once, and URI-decoded twice. */
function unwrap(text: string): string[] {
  const once = decode(text);
  return [text, once, decode(once)];
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

function patternOf(value: string): RegExp {
  if (value.length < 6)
    throw new Error('A canary needs at least 6 characters: a shorter text may occur by chance.');
  const digits = value.replace(/[\s.-]/g, '');
  const isNumber = /^\d+$/.test(digits);
  const plain = isNumber ? `(?<!\\d)${Array.from(digits).join('[\\s.-]?')}(?!\\d)` : escapeRegExp(value);
  const written =
    isNumber && digits.length === 9 ? [digits, digits.replace(/^(...)(..)/, '$1-$2-')] : [value];
  // Canaries contain no quotes, so being nested in JSON does not change them.
  const disguised = written.flatMap((each) => [...inBase64(each), Buffer.from(each).toString('hex')]);
  return new RegExp([plain, ...disguised.map(escapeRegExp)].join('|'));
}

/** The base64 encodings of a text at each of the three offsets it can have inside a longer text. */
function inBase64(value: string): string[] {
  return [0, 1, 2].flatMap((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(value)]);
    // Leaves out the first and last characters, because they also depend on the surrounding text.
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
