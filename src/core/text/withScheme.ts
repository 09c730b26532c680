import { plainWidth } from './plainWidth.ts';

/**
 * A host with a top-level domain of at least two letters, and its port, at the start of an address; 'www.behance' lacks
 * that domain.
 */
const HOST =
  /^(?!www\.[^.]*$)(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*\.)+(?:[\p{L}\p{M}]{2,}|xn--[a-z\d-]+)(?::\d+)?(?=[/?#]|$)/iu;

/**
 * What distinguishes a host from words with a full stop between them, such as 'not.yet' and 'Mr.Smith': `www.`, a port, a
 * path, or an ending that is common and no English word. Anybody can register a new ending, so a list of all would age.
 */
const REAL =
  /^www\.|[:/?#]|\.(?:com|net|org|edu|gov|info|io|dev|app|art|xyz|tv|eu|ca|de|fr|es|nl|pl|se|ch|uk|au|br|cn|jp|kr|mx|co|(?:com?|net|org|edu|ac|gov)\.[a-z]{2}|xn--[^.]+|рф|भारत|中国)$/iu;

/** The scheme and host of an address, also with the colon, slashes and full stops of a Chinese or Japanese keyboard. */
const START = /^(?:[^/／.．]*[/／]{2})?[^/／?？#＃\s]*/;

/**
 * Adds the scheme to a web address without one, such as 'www.me.example', and writes its host in ordinary characters.
 *
 * Leaves anything else to validation, which would accept 'not.yet' or an e-mail address once they had a scheme.
 */
export function withScheme(text: string): string {
  const plain = text.replace(START, (start) => plainWidth(start).replace(/[。｡]/g, '.'));
  return HOST.test(plain) && REAL.test(plain) ? `https://${plain}` : plain;
}
