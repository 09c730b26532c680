/** A host with a top-level domain of at least two letters, and its port, at the start of an address. */
const HOST =
  /^(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*\.)+(?:[\p{L}\p{M}]{2,}|xn--[a-z\d-]+)(?::\d+)?(?=[/?#]|$)/iu;

/** The name of a file, which looks like a host. */
const FILE = /^[^/]+\.(?:pdf|docx?|pptx?|txt|rtf|jpe?g|png|gif|heic|mp4)$/i;

/**
 * Adds the scheme to a web address without one, such as 'www.me.example'.
 *
 * Leaves anything else to validation, which would accept 'n.a' or an e-mail address once they had a scheme.
 */
export function withScheme(text: string): string {
  return HOST.test(text) && !FILE.test(text) ? `https://${text}` : text;
}
