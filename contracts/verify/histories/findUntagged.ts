import { inflateSync } from 'node:zlib';

/** What a tagged PDF has; a title may also be in its metadata. */
const PARTS: Record<string, RegExp> = {
  '/MarkInfo with /Marked true': /\/MarkInfo[^]*\/Marked\s+true|\/Marked\s+true[^]*\/MarkInfo/,
  '/StructTreeRoot': /\/StructTreeRoot\b/,
  '/Lang': /\/Lang\s*(\(\s*[^)\s]|<(?!(feff)?>))/i,
  'a title': /\/Title\s*(\(\s*[^)\s]|<(?!(feff)?>))|<dc:title>\s*<rdf:Alt>\s*<rdf:li[^>]*>\s*[^<\s]/i,
};

/** Lists what a PDF lacks to be read by a screen reader. It only looks for the parts; it does not check the structure. */
export function findUntagged(pdf: Buffer): string[] {
  const text = [pdf.toString('latin1'), ...readObjectStreams(pdf)].join('\n');
  return Object.entries(PARTS).flatMap(([name, pattern]) => (pattern.test(text) ? [] : [name]));
}

/** Returns the contents of compressed objects; since PDF 1.5, the catalog may be one of them. */
function readObjectStreams(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\/ObjStm[^]*?stream\r?\n/g)].map(({ 0: head, index }) => {
    const begin = index + head.length;
    try {
      return inflateSync(pdf.subarray(begin, text.indexOf('endstream', begin))).toString('latin1');
    } catch {
      return '';
    }
  });
}
