import { getDocumentProxy } from 'unpdf';

/** A heading such as `['# Academics']`, a question with its answer, or a note, with all white space removed. */
export type Line = readonly [words: string, answer?: string];

/** Removes all white space, because lines break differently on paper. */
export const letters = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '');

export function makeLine(words: string, answer?: string): Line {
  return answer === undefined ? [letters(words)] : [letters(words), letters(answer)];
}

type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<Proxy['getPage']>>;
type Content = Awaited<ReturnType<PdfPage['getTextContent']>>;
interface Node {
  role?: string;
  type?: string;
  id?: string;
  children?: readonly Node[];
}

/** A piece of text and its position, in points from the upper left corner of the page. */
interface Word {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A printed page. */
interface PaperPage {
  width: number;
  height: number;
  /** All the words on the page. */
  words: Word[];
  /** The text outside the structure tree. */
  footer: string;
}

export interface Paper {
  lines: Line[];
  pages: PaperPage[];
}

/** Reads a printed application through its structure tree, as a screen reader would: headings and table rows. */
export async function readPaper(pdf: Uint8Array): Promise<Paper> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const lines: [string, string?][] = [];
  const add = (role: string, text: string) => {
    const last = lines.at(-1);
    if (/^H\d$/.test(role)) lines.push([role === 'H2' ? `# ${text}` : `## ${text}`]);
    else if (role === 'TH') lines.push([text, '']);
    else if (role !== 'TD') lines.push([text]);
    else if (last?.[1] !== undefined) last[1] += text;
    else lines.push([`An answer without a question: ${text}`]);
  };
  const pages: PaperPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const content = await page.getTextContent({ includeMarkedContent: true });
    const { pieces, words, footer } = readPieces(content, height);
    pages.push({ width, height, words, footer });
    walk(await page.getStructTree(), pieces, add);
  }
  // Skips the applicant's name, which precedes the first page of the form.
  const start = lines.findIndex(([text]) => text.startsWith('# '));
  return { lines: lines.slice(start).map(([label, answer]) => makeLine(label, answer)), pages };
}

/** The pieces of a page's text, by their id in the structure tree. */
type Pieces = Map<string, string>;

/** Calls `add` with the text of each heading, table cell and other text element. */
function walk(node: Node, pieces: Pieces, add: (role: string, text: string) => void) {
  const { role = '', children = [] } = node;
  const isWhole = /^(H\d|TH|TD)$/.test(role);
  const text = letters((isWhole ? leavesOf(node) : children).map(({ id = '' }) => pieces.get(id)).join(''));
  if (text) add(role, text);
  if (!isWhole) for (const child of children) walk(child, pieces, add);
}

function leavesOf({ children = [] }: Node): readonly Node[] {
  return children.flatMap((child) => (child.type === 'content' ? child : leavesOf(child)));
}

/** Reads a page's words, its footer, and the pieces of its text. */
function readPieces({ items }: Content, height: number) {
  const pieces: Pieces = new Map();
  const words: Word[] = [];
  const open: (string | undefined)[] = [];
  let footer = '';
  for (const item of items) {
    if ('type' in item) {
      if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.id);
      continue;
    }
    const [left, baseline] = [Number(item.transform[4]), Number(item.transform[5])];
    const top = height - baseline - item.height;
    if (item.str.trim())
      words.push({ text: item.str, left, right: left + item.width, top, bottom: height - baseline });
    const id = open.findLast((each) => each !== undefined);
    if (id === undefined) footer += ` ${item.str}`;
    else pieces.set(id, (pieces.get(id) ?? '') + item.str);
  }
  return { pieces, words, footer };
}
