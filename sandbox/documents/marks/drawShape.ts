import { PDFArray, PDFDict, PDFName, type PDFDocument, type PDFObject } from 'pdf-lib';
import { lookUp, readNumber, readNumbers, readRectangle, readText, type Rectangle } from './readMark.ts';
import { UndrawableError } from '../UndrawableError.ts';

type Point = readonly [x: number, y: number];

/** The sides of the icon of a sticky note. */
const ICON = 18;
/** How far the handles of a Bézier curve are from its ends, for a quarter of a circle with radius 1. */
const HANDLE = 0.5523;

const YELLOW = '1 1 0 RG 1 1 0 rg';
const BLACK = '0 G 0 g';

/** Draws the outline of each kind of note. ISO 32000-1 §12.5.6. */
const SHAPES: Readonly<Record<string, (note: PDFDict) => string>> = {
  Highlight: (note) => listQuads(note, ([a, b, c, d]) => `${draw(a, b, d, c)} f`),
  Underline: (note) => listQuads(note, ([, , c, d]) => `${draw(c, d)} S`),
  Squiggly: (note) => listQuads(note, ([, , c, d]) => `[2 1] 0 d ${draw(c, d)} S`),
  StrikeOut: (note) => listQuads(note, ([a, b, c, d]) => `${draw(halve(a, c), halve(b, d))} S`),
  Ink: (note) => {
    const strokes = lookUp(note, 'InkList');
    if (!(strokes instanceof PDFArray)) throw new UndrawableError();
    const each = strokes.asArray().map((_, at) => `${draw(...pair(readNumbers(strokes.lookup(at))))} S`);
    return `1 J 1 j ${each.join(' ')}`;
  },
  Line: (note) => `${draw(...listPoints(note, 'L'))} S`,
  PolyLine: (note) => `${draw(...listPoints(note, 'Vertices'))} S`,
  Polygon: (note) => close(note, draw(...listPoints(note, 'Vertices'))),
  Square: (note) => close(note, drawBox(shrink(note))),
  Circle: (note) => close(note, drawEllipse(shrink(note))),
  Caret: (note) => {
    const [left, bottom, right, top] = readRectangle(note);
    return `${draw([left, bottom], [(left + right) / 2, top], [right, bottom])} S`;
  },
  // Its text is in a window of its own, which does not belong to the page.
  Text: (note) => {
    const [left, , , top] = readRectangle(note);
    const lines = [5, 9, 13].map((down) => draw([left + 4, top - down], [left + ICON - 4, top - down]));
    return `1 w ${drawBox([left, top - ICON, left + ICON, top])} h B 0 G ${lines.join(' ')} S`;
  },
};

/** Draws a note without text, such as a highlight or a line; undefined for other kinds. */
export function drawShape({ context }: PDFDocument, note: PDFDict): PDFObject | undefined {
  const kind = readText(lookUp(note, 'Subtype'));
  const shape = SHAPES[kind];
  if (!shape) return undefined;
  const opacity = readNumber(lookUp(note, 'CA'), 1);
  const state = { ca: opacity, CA: opacity, ...(kind === 'Highlight' && { BM: 'Multiply' }) };
  const [width, drawing] = [readWidth(note), shape(note)];
  const box = surround(readRectangle(note), drawing, width);
  note.set(PDFName.of('Rect'), context.obj(box));
  const color = readColor(note, 'C') || (kind === 'Highlight' || kind === 'Text' ? YELLOW : BLACK);
  return context.register(
    context.stream(`/G gs ${color} ${String(width)} w ${drawing}`, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: box,
      Resources: { ExtGState: { G: state } },
    }),
  );
}

/**
 * Returns the rectangle of a note, made larger where its drawing needs it. Viewers draw a shape where its points are, and
 * the rectangle that some programs write is smaller or elsewhere.
 */
function surround(rectangle: Rectangle, drawing: string, width: number): number[] {
  let [left, bottom, right, top] = rectangle;
  for (const point of drawing.matchAll(/(\S+) (\S+) [ml]\b/g)) {
    const [x, y] = [Number(point[1]), Number(point[2])];
    [left, right] = [Math.min(left, x - width), Math.max(right, x + width)];
    [bottom, top] = [Math.min(bottom, y - width), Math.max(top, y + width)];
  }
  return [left, bottom, right, top];
}

/** Returns the operators for the colour of lines and areas; '' if the note has none. */
function readColor(note: PDFDict, key: string): string {
  const parts = readNumbers(lookUp(note, key));
  const [line, area] = { 1: ['G', 'g'], 3: ['RG', 'rg'], 4: ['K', 'k'] }[parts.length] ?? [];
  return line && area ? `${parts.join(' ')} ${line} ${parts.join(' ')} ${area}` : '';
}

function readWidth(note: PDFDict): number {
  const [style, border] = [lookUp(note, 'BS'), lookUp(note, 'Border')];
  if (style instanceof PDFDict) return readNumber(lookUp(style, 'W'), 1);
  // Its fourth entry is a list of dashes.
  return border instanceof PDFArray ? readNumber(border.lookup(2), 1) : 1;
}

function pair(numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0] as const] : []));
}

const listPoints = (note: PDFDict, key: string) => pair(readNumbers(lookUp(note, key)));

/** The marked lines of a text. Their corners: upper left, upper right, lower left, lower right. */
function listQuads(note: PDFDict, shape: (corners: [Point, Point, Point, Point]) => string): string {
  const points = listPoints(note, 'QuadPoints');
  const [left, bottom, right, top] = readRectangle(note);
  if (points.length < 4) points.splice(0, 4, [left, top], [right, top], [left, bottom], [right, bottom]);
  const shapes: string[] = [];
  for (let at = 0; at + 4 <= points.length; at += 4)
    shapes.push(shape(points.slice(at, at + 4) as [Point, Point, Point, Point]));
  return shapes.join(' ');
}

const halve = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** The inside of a frame. */
function shrink(note: PDFDict): Rectangle {
  const [left, bottom, right, top] = readRectangle(note);
  const by = readWidth(note) / 2;
  return [left + by, bottom + by, right - by, top - by];
}

const draw = (...points: readonly Point[]): string =>
  points.map(([x, y], at) => `${String(x)} ${String(y)} ${at === 0 ? 'm' : 'l'}`).join(' ');

const drawBox = ([left, bottom, right, top]: Rectangle): string =>
  draw([left, bottom], [right, bottom], [right, top], [left, top]);

function drawEllipse([left, bottom, right, top]: Rectangle): string {
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  const at = (across: number, up: number) =>
    `${String(x + (across * (right - left)) / 2)} ${String(y + (up * (top - bottom)) / 2)}`;
  const quarters = [
    [at(1, HANDLE), at(HANDLE, 1), at(0, 1)],
    [at(-HANDLE, 1), at(-1, HANDLE), at(-1, 0)],
    [at(-1, -HANDLE), at(-HANDLE, -1), at(0, -1)],
    [at(HANDLE, -1), at(1, -HANDLE), at(1, 0)],
  ];
  return `${at(1, 0)} m ${quarters.map((quarter) => `${quarter.join(' ')} c`).join(' ')}`;
}

/** Fills a shape with its inner colour if it has one, and draws its frame. */
function close(note: PDFDict, path: string): string {
  const inner = readColor(note, 'IC').split(/(?<=[GK]) /)[1];
  return inner ? `${inner} ${path} h B` : `${path} h S`;
}
