/** Something a browser or server let out or wrote down. */
export interface Trace {
  /** Its kind, such as 'url', 'history' or 'POST /public/login body'. */
  where: string;
  text: string;
}

/** A secret typed on purpose, and the only kinds of trace it may stand in. */
export interface Canary {
  name: string;
  value: string;
  homes: readonly string[];
}

/**
 * Finds the traces a canary has no business in, as 'password in url'; each pair once.
 *
 * A secret counts in disguise too: URI-encoded once or twice, as base64 or hex inside anything longer, and one of
 * digits with separators or without. Digits inside a longer number are chance.
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

/** Lists the homes of a canary it was seen in, so that a test can say it did its work. */
export function findHomes(traces: readonly Trace[], { value, homes }: Canary): string[] {
  const pattern = patternOf(value);
  return homes.filter((home) => traces.some(({ where, text }) => where === home && pattern.test(text)));
}

/** The text as it is, and with what is URI-encoded decoded, twice over. */
function unwrap(text: string): string[] {
  const once = decode(text);
  return [text, once, decode(once)];
}

/** Decodes what can be; a stray % stays. A query writes a space as a plus. */
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
  // JSON inside JSON escapes a quote; a canary has none.
  const disguised = written.flatMap((each) => [...inBase64(each), Buffer.from(each).toString('hex')]);
  return new RegExp([plain, ...disguised.map(escapeRegExp)].join('|'));
}

/** What base64 makes of a text at each of the three places it can begin at inside a longer one. */
function inBase64(value: string): string[] {
  return [0, 1, 2].flatMap((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(value)]);
    // The first and last characters depend on the neighbours too.
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
