import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { copyPages } from '../copyPages.ts';

const text = (words: string) => PDFString.of(words);
const WHERE = { Rect: [10, 10, 110, 30], F: 4 };

type Mark = Record<string, unknown>;

/** Makes a PDF with these fields and notes. The entries of a form make its notes its fields. */
async function makePdf(marks: Mark[], form?: Mark, change?: (pdf: PDFDocument) => void): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const { node } = pdf.addPage([400, 400]);
  const refs = marks.map((mark) =>
    pdf.context.register(pdf.context.obj({ Type: 'Annot', ...WHERE, ...mark } as never)),
  );
  node.set(PDFName.of('Annots'), pdf.context.obj(refs));
  if (form) pdf.catalog.set(PDFName.of('AcroForm'), pdf.context.obj({ Fields: refs, ...form } as never));
  change?.(pdf);
  return pdf.save();
}

/** Returns the operators that each mark of a converted PDF is drawn with, texts in plain letters. */
async function readMarks(...given: Parameters<typeof makePdf>): Promise<string[]> {
  const result = await copyPages(await makePdf(...given));
  if ('failure' in result) return [result.failure];
  const pdf = await PDFDocument.load(result.pdf);
  return (pdf.getPage(0).node.Annots()?.asArray() ?? []).map((each) => {
    const stamp = pdf.context.lookup(each, PDFDict);
    const shown = stamp.lookup(PDFName.of('AP'), PDFDict).lookup(PDFName.of('N'));
    const state = stamp.lookup(PDFName.of('AS'));
    const stream = shown instanceof PDFDict && state instanceof PDFName ? shown.lookup(state) : shown;
    if (!(stream instanceof PDFRawStream)) return 'nothing';
    const drawing = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
    return drawing.replace(
      /<([\dA-F]*)> Tj/g,
      (_, hex: string) => `(${Buffer.from(hex, 'hex').toString('latin1')})`,
    );
  });
}

const readTexts = async (...given: Parameters<typeof makePdf>) =>
  (await readMarks(...given)).flatMap((each) => [...each.matchAll(/\((.*?)\)/g)].map(([, words]) => words));

const REFUSED = [
  'We cannot show everything in this PDF. Please open it, print it to PDF, and upload that PDF.',
];
const TALL = [10, 10, 30, 250];
const FIELD = { Subtype: 'Widget', FT: 'Tx', T: text('name') };
const HELVETICA = text('/Helv 12 Tf 0 0 1 rg');

/** Adds an appearance that shows these words. */
const withWords =
  (words: string): ((pdf: PDFDocument) => void) =>
  (pdf) => {
    const field = pdf.context.lookup(pdf.getPage(0).node.Annots()?.get(0), PDFDict);
    const own = pdf.context.stream(words && `BT (${words}) Tj ET`, {
      Subtype: 'Form',
      BBox: [0, 0, 100, 20],
    });
    field.set(PDFName.of('AP'), pdf.context.obj({ N: pdf.context.register(own) }));
  };

/** Makes all fields the parts of a single one. */
function adoptFields(pdf: PDFDocument, entries: Mark): void {
  const refs = pdf.getPage(0).node.Annots()?.asArray() ?? [];
  const parent = pdf.context.obj({ T: text('name'), Kids: refs, ...entries } as never);
  const ref = pdf.context.register(parent);
  for (const each of refs) pdf.context.lookup(each, PDFDict).set(PDFName.of('Parent'), ref);
  pdf.catalog.lookup(PDFName.of('AcroForm'), PDFDict).set(PDFName.of('Fields'), pdf.context.obj([ref]));
}

describe('a filled-in field', () => {
  it.each<[string, Mark, string[]]>([
    ['a text', { V: text('Ana Marsh'), DA: HELVETICA }, ['Ana Marsh']],
    ['a text in UTF-16', { V: PDFHexString.fromText('Zoë') }, ['Zoë']],
    ['a formatted text', { V: text('plain'), RV: text('<b>plain</b>'), Ff: 1 << 25 }, ['plain']],
    ['a formatted text alone', { RV: text('<p>Q&amp;A &#233;</p><p>B</p>'), Ff: 1 << 12 }, ['Q&A é', 'B']],
    ['a text in UTF-8', { V: PDFHexString.of('EFBBBF5A6FC3AB') }, ['Zoë']],
    ['a number', { V: 3.75 }, ['3.75']],
    ['several lines', { V: text('one\r\ntwo'), Ff: 1 << 12 }, ['one', 'two']],
    ['a tab and a line break in one line', { V: text('a\tb\nc') }, ['a b c']],
    ['blanks that only some fonts have', { V: PDFHexString.fromText('a\u2009b\u3000c') }, ['a b c']],
    ['other line breaks', { V: PDFHexString.fromText('a\u2028b'), Ff: 1 << 12, Rect: TALL }, ['a', 'b']],
    ['marks of direction', { V: PDFHexString.fromText('\u200EAna\u200F') }, ['Ana']],
    ['a turned field', { V: text('Ana of Springfield'), MK: { R: 90 }, Rect: TALL }, ['Ana of Springfield']],
    ['a comb', { V: text('12'), Ff: 1 << 24, MaxLen: 3 }, ['1', '2', '']],
    ['a comb that is too short', { V: text('1234'), Ff: 1 << 24, MaxLen: 3 }, ['1234']],
    ['a password', { V: text('abc'), Ff: 1 << 13 }, ['***']],
    ['a choice', { FT: 'Ch', V: text('US'), Opt: [[text('US'), text('United States')]] }, ['United States']],
    ['several choices', { FT: 'Ch', V: [text('A'), text('B')] }, ['A', 'B']],
    ['a corner that comes first', { V: text('Ana'), Rect: [110, 30, 10, 10] }, ['Ana']],
    ['a tick', { FT: 'Btn', V: 'On', AS: 'On' }, ['4']],
    ['a chosen button', { FT: 'Btn', V: 'a', AS: 'a', Ff: 1 << 15 }, ['l']],
    ['a long word', { V: text('x'.repeat(90)), Ff: 1 << 12 }, [36, 36, 18].map((count) => 'x'.repeat(count))],
    ['no text', { V: text(' ') }, []],
    ['a field without a size', { V: text('secret'), Rect: [0, 0, 0, 0] }, []],
    ['no tick', { FT: 'Btn', V: 'Off', AS: 'Off' }, []],
    ['a button to press', { FT: 'Btn', V: 'On', Ff: 1 << 16 }, []],
    ['no signature', { FT: 'Sig' }, []],
    ['a hidden text', { V: text('secret'), F: 2 }, []],
  ])('is drawn without an appearance of its own: %s · DOC-05', async (_, mark, expected) => {
    expect(await readTexts([{ ...FIELD, ...mark }], {})).toEqual(expected);
  });

  it('is drawn in its colour, and small enough to fit · DOC-05', async () => {
    const [short] = await readMarks([{ ...FIELD, V: text('Ana'), DA: HELVETICA }], {});
    const [long] = await readMarks(
      [{ ...FIELD, V: text('A much longer text than fits'), DA: HELVETICA }],
      {},
    );

    expect(short).toMatch(/0 0 1 rg[^]* 12 Tf/);
    expect(Number(/ ([\d.]+) Tf/.exec(long ?? '')?.[1])).toBeLessThan(9);
  });

  it('may be an essay · DOC-05', async () => {
    const essay = {
      ...FIELD,
      Rect: [10, 10, 390, 390],
      Ff: 1 << 12,
      V: text('An essay of words. '.repeat(300)),
    };

    const lines = await readTexts([essay], {});
    expect(lines.join(' ').match(/words\./g)).toHaveLength(300);
    expect(lines.length).toBeLessThan(70);
  });

  it('shows only the chosen state of a button · DOC-05', async () => {
    const states = (pdf: PDFDocument) => {
      withWords('yes')(pdf);
      const field = pdf.context.lookup(pdf.getPage(0).node.Annots()?.get(0), PDFDict);
      const yes = field.lookup(PDFName.of('AP'), PDFDict).get(PDFName.of('N'));
      field.set(PDFName.of('AP'), pdf.context.obj({ N: { Yes: yes!, No: yes! } }));
    };

    expect(await readTexts([{ ...FIELD, FT: 'Btn', V: 'Yes' }], {}, states)).toEqual(['yes']);
    expect(await readTexts([{ ...FIELD, FT: 'Btn', V: 'Off' }], {}, states)).toEqual([]);
  });

  it('is drawn with what it inherits from its parent and its form, or without them · DOC-05', async () => {
    const adopt = (pdf: PDFDocument) => adoptFields(pdf, { FT: 'Tx', V: text('Ana') });

    const [inherited] = await readMarks([{ Subtype: 'Widget' }], { DA: HELVETICA }, adopt);
    expect(inherited).toMatch(/0 0 1 rg[^]*\(Ana\)/);
    expect(await readTexts([{ ...FIELD, V: text('Ana') }], { Fields: [] })).toEqual(['Ana']);
  });

  it('replaces an appearance that is empty or out of date, but no other · DOC-05', async () => {
    const field = { ...FIELD, V: text('new') };

    expect(await readTexts([field], {}, withWords('old'))).toEqual(['old']);
    expect(await readTexts([field], {}, withWords(''))).toEqual(['new']);
    expect(await readTexts([field], { NeedAppearances: true }, withWords('old'))).toEqual(['new']);
  });

  it('is refused if it cannot be drawn · DOC-06', async () => {
    const button = { Subtype: 'Widget', FT: 'Btn', Ff: 1 << 15 };
    const adopt = (pdf: PDFDocument) => adoptFields(pdf, { V: 'a' });

    expect(await readMarks([{ ...FIELD, V: PDFHexString.fromText('陈') }], {})).toEqual(REFUSED);
    for (const Ff of [0, 1 << 12])
      expect(await readMarks([{ ...FIELD, Ff, V: text('more than fits '.repeat(30)) }], {})).toEqual(REFUSED);
    expect(await readMarks([button, button], {}, adopt)).toEqual(REFUSED);
    expect(await readMarks([{ Subtype: 'Widget' }], {})).toEqual(REFUSED);
  });
});

describe('a note', () => {
  it.each<[string, Mark, RegExp]>([
    [
      'free text',
      { Subtype: 'FreeText', Contents: text('see page 2'), DA: HELVETICA },
      /0 0 1 rg[^]*\(see page 2\)/,
    ],
    ['formatted text', { Subtype: 'FreeText', RC: text('<p>see <b>page 2</b></p>') }, /\(see page 2\)/],
    ['a highlight', { Subtype: 'Highlight', C: [1, 0, 0] }, /1 0 0 rg.* 10 30 m 110 30 l 110 10 l 10 10 l f/],
    [
      'two highlighted lines',
      { Subtype: 'Highlight', QuadPoints: [1, 2, 3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3, 2] },
      /1 2 m 3 4 l 7 8 l 5 6 l f 9 8 m/,
    ],
    ['an underlined line', { Subtype: 'Underline', C: [0.5] }, /0.5 G .* 10 10 m 110 10 l S/],
    ['a deleted line', { Subtype: 'StrikeOut', C: [0, 1, 1, 0] }, /0 1 1 0 K .* 10 20 m 110 20 l S/],
    ['a wavy line', { Subtype: 'Squiggly' }, /d 10 10 m 110 10 l S/],
    ['ink', { Subtype: 'Ink', InkList: [[1, 2, 3, 4]], BS: { W: 3 } }, /3 w .*1 2 m 3 4 l S/],
    ['a named stamp', { Subtype: 'Stamp', Name: 'NotApproved' }, /\(NOT APPROVED\)/],
    ['a stamp of a viewer', { Subtype: 'Stamp', Name: '#SBFinal' }, /\(FINAL\)/],
    ['a line', { Subtype: 'Line', L: [1, 2, 3, 4], Border: [0, 0, 5, [3]] }, /5 w 1 2 m 3 4 l S/],
    ['several lines', { Subtype: 'PolyLine', Vertices: [1, 2, 3, 4, 5, 6] }, /1 2 m 3 4 l 5 6 l S/],
    ['an area', { Subtype: 'Polygon', Vertices: [1, 2, 3, 4, 5, 6] }, /1 2 m 3 4 l 5 6 l h S/],
    ['a filled frame', { Subtype: 'Square', IC: [0, 1, 0] }, /0 1 0 rg 10.5 10.5 m .* h B/],
    ['an ellipse', { Subtype: 'Circle' }, /109.5 20 m .* c h S/],
    ['a note whose appearance is lost', { Subtype: 'Square', AP: { N: PDFRef.of(99) } }, /10.5 10.5 m .* S/],
    ['a sticky note', { Subtype: 'Text', Contents: text('secret') }, /10 12 m 28 12 l/],
    ['a caret', { Subtype: 'Caret' }, /10 10 m 60 30 l 110 10 l S/],
  ])('is drawn without an appearance of its own: %s · DOC-05', async (_, mark, expected) => {
    const [drawing, ...others] = await readMarks([mark]);

    expect(drawing).toMatch(expected);
    expect(others).toEqual([]);
    expect(drawing).not.toContain('secret');
  });

  it.each<[string, Mark, number[]]>([
    [
      'a highlight',
      { Subtype: 'Highlight', QuadPoints: [50, 90, 90, 90, 50, 80, 90, 80] },
      [10, 10, 110, 91],
    ],
    ['thick ink', { Subtype: 'Ink', InkList: [[5, 20, 110, 40]], BS: { W: 6 } }, [-1, 10, 116, 46]],
    ['a sticky note', { Subtype: 'Text', Rect: [10, 29, 11, 30] }, [9, 11, 29, 31]],
  ])('is seen whole, although its rectangle is too small or elsewhere: %s · DOC-05', async (_, mark, box) => {
    const result = await copyPages(await makePdf([mark]));
    const pdf = await PDFDocument.load('pdf' in result ? result.pdf : '');
    const stamp = pdf.context.lookup(pdf.getPage(0).node.Annots()?.get(0), PDFDict);
    const shown = stamp.lookup(PDFName.of('AP'), PDFDict).lookup(PDFName.of('N'), PDFStream);

    for (const [dict, key] of [[stamp, 'Rect'] as const, [shown.dict, 'BBox'] as const])
      expect(String(dict.get(PDFName.of(key))), key).toBe(`[ ${box.join(' ')} ]`);
  });

  it('keeps its own appearance; a link, an attachment and an empty note show nothing · DOC-05', async () => {
    const nothing = ['Link', 'FileAttachment', 'Popup', 'FreeText'].map((Subtype) => ({ Subtype }));

    expect(await readTexts([{ Subtype: 'Stamp' }], undefined, withWords('Registrar'))).toEqual(['Registrar']);
    expect(await readMarks(nothing)).toEqual([]);
  });

  it('is refused if it cannot be drawn · DOC-06', async () => {
    const chinese = PDFHexString.fromText('陈');

    expect(await readMarks([{ Subtype: 'FreeText', Contents: chinese }])).toEqual(REFUSED);
    expect(await readMarks([{ Subtype: 'Line', L: ['a'] }])).toEqual(REFUSED);
    expect(await readMarks([{ Subtype: 'Ink', Path: [[1, 2]] }])).toEqual(REFUSED);
  });
});

it('a form or a portfolio that only its own program shows is refused · DOC-06', async () => {
  const portfolio = (pdf: PDFDocument) =>
    pdf.catalog.set(PDFName.of('Collection'), pdf.context.obj({ View: 'D' }));

  const XFA = [text('form'), text('<xdp/>')];
  const withoutWidgets = (pdf: PDFDocument) => {
    const field = pdf.context.register(pdf.context.obj({ FT: 'Tx', T: text('form1[0]'), V: text('Ana') }));
    pdf.catalog.lookup(PDFName.of('AcroForm'), PDFDict).set(PDFName.of('Fields'), pdf.context.obj([field]));
  };
  expect(await readMarks([], { XFA })).toEqual(REFUSED);
  expect(await readMarks([], { XFA }, withoutWidgets)).toEqual(REFUSED);
  expect(await readTexts([{ ...FIELD, V: text('Ana') }], { XFA })).toEqual(['Ana']);
  expect(await readMarks([], undefined, portfolio)).toEqual([
    expect.stringMatching(/portfolio of several files/),
  ]);
});
