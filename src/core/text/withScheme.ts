import { plainWidth } from './plainWidth.ts';

/** A host with a top-level domain of at least two letters, and its port, at the start of an address. */
const HOST =
  /^(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*\.)+(?:[\p{L}\p{M}]{2,}|xn--[a-z\d-]+)(?::\d+)?(?=[/?#]|$)/iu;

/** The name of a file, which looks like a host. */
const FILE =
  /^[^/]+\.(?:pdf|docx?|pages|odt|pptx?|key|xlsx?|txt|rtf|html?|zip|jpe?g|png|gif|heic|webp|tiff?|svg|psd|mp[34]|m4[av]|mov)$/i;

/** The scheme and host of an address, also with the colon, slashes and full stops of a Chinese or Japanese keyboard. */
const START = /^(?:[^/／.．]*[/／]{2})?[^/／?？#＃\s]*/;

/**
 * Adds the scheme to a web address without one, such as 'www.me.example', and writes its host in ordinary characters.
 *
 * Leaves anything else to validation, which would accept 'n.a' or an e-mail address once they had a scheme.
 */
export function withScheme(text: string): string {
  const plain = text.replace(START, (start) => plainWidth(start).replace(/[。｡]/g, '.'));
  return HOST.test(plain) && !FILE.test(plain) ? `https://${plain}` : plain;
}
