/** Texts between straight quotation marks in a table or a sentence of a paper. */
const QUOTE = /"([^"\n]+)"/g;
/** The strings and templates of a source file. */
const STRING = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|>([^<>{}\n]+)</g;

/** Returns the texts that a source file can show; an inserted value is written as `…`. */
export function listTexts(source: string): string[] {
  return Array.from(source.matchAll(STRING), ([, single, template, markup]) =>
    (single ?? template ?? markup ?? '')
      .replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '…')
      .replaceAll(/\\(.)/g, '$1'),
  ).filter((text) => /\p{L}/u.test(text));
}

/**
 * Returns the quotes of a paper that no text of the application contains. `…` in a quote or in a text stands for
 * anything, because values are inserted there.
 */
export function findUnknownQuotes(paper: string, texts: readonly string[]): string[] {
  const quotes = Array.from(paper.matchAll(QUOTE), ([, quote = '']) => quote);
  return quotes.filter((quote) => !texts.some((text) => isIn(quote, text)));
}

function isIn(quote: string, text: string): boolean {
  if (text.includes(quote)) return true;
  if (quote.includes('…')) return new RegExp(toPattern(quote)).test(text);
  // A text of hardly more than inserted values would match any quote.
  return text.includes('…') && /\p{L}{3}/u.test(text) && new RegExp(`^${toPattern(text)}$`).test(quote);
}

/** Matches anything instead of each `…`. */
function toPattern(text: string): string {
  const parts = text.split('…').map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return parts.join('.+');
}
