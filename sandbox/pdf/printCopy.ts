import { PageSizes, PDFDocument, PDFName, PDFOperator, PDFString, type PDFPage } from 'pdf-lib';
import { findAccountById } from '../accounts/accountStore.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { makeAccessToken } from '../views/accessToken.ts';

/**
 * Prints the product's own read-only view of an application, or a notice if that fails.
 * Resolves to undefined if the account no longer exists, or if the product is closed during printing; the
 * next start then prints the copy. Spec §6 "Service user".
 */
export async function printCopy(
  context: SandboxContext,
  accountId: number,
): Promise<{ pdf: Uint8Array } | undefined> {
  if (!findAccountById(context, accountId)) return undefined;
  const token = makeAccessToken(context, accountId, 'service');
  try {
    const pdf = await context.renderPdf(`${context.publicOrigin}/about?service_token=${token}`);
    return { pdf: pdf ?? (await makeNote()) };
  } catch (error) {
    const problem = error instanceof Error ? error.name : 'Error';
    if (problem === 'AbortError') return undefined;
    // The message may contain the address with its token, so only the error's name is logged.
    console.warn(`sandbox: the PDF copy could not be printed (${problem})`);
    return { pdf: await makeNote() };
  }
}

/** Makes a PDF of one paragraph, tagged as openapi.yaml asks of the copy. */
async function makeNote(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle('Application for Undergraduate Admission');
  const page = document.addPage(PageSizes.Letter);
  const text = 'The copy of the application could not be printed on this machine: see README.md.';
  page.pushOperators(PDFOperator.of('BDC' as never, [PDFName.of('P'), PDFName.of('Text')]));
  page.drawText(text, { x: 72, y: 700, size: 11 });
  page.pushOperators(PDFOperator.of('EMC' as never));
  tagParagraph(document, page);
  return document.save();
}

/** Declares the marked content of a page to be the document's only paragraph. */
function tagParagraph({ context, catalog }: PDFDocument, page: PDFPage): void {
  page.node.normalizedEntries().Resources.set(PDFName.of('Properties'), context.obj({ Text: { MCID: 0 } }));
  const root = context.nextRef();
  const whole = context.nextRef();
  const paragraph = context.register(
    context.obj({ Type: 'StructElem', S: 'P', P: whole, Pg: page.ref, K: 0 }),
  );
  context.assign(whole, context.obj({ Type: 'StructElem', S: 'Document', P: root, K: [paragraph] }));
  context.assign(
    root,
    context.obj({
      Type: 'StructTreeRoot',
      K: [whole],
      ParentTree: { Nums: [0, [paragraph]] },
      ParentTreeNextKey: 1,
    }),
  );
  page.node.set(PDFName.of('StructParents'), context.obj(0));
  catalog.set(PDFName.of('StructTreeRoot'), root);
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  catalog.set(PDFName.of('Lang'), PDFString.of('en-US'));
}
