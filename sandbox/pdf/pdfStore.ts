import type { ProcessingStatus } from '@admission/sdk';
import type { SandboxContext } from '../SandboxContext.ts';

/** Returns how the copy is going; undefined before it was asked for. */
export function readPdfStatus(context: SandboxContext, accountId: number): ProcessingStatus | undefined {
  return context.database.get<{ status: ProcessingStatus }>(
    'SELECT status FROM application_pdfs WHERE account_id = ?',
    accountId,
  )?.status;
}

export function readPdf(context: SandboxContext, accountId: number): Uint8Array | undefined {
  const row = context.database.get<{ pdf: Uint8Array | null }>(
    'SELECT pdf FROM application_pdfs WHERE account_id = ?',
    accountId,
  );
  return row?.pdf ?? undefined;
}

export function writePdf(
  context: SandboxContext,
  accountId: number,
  status: ProcessingStatus,
  { pdf = null, isHeld = false }: { pdf?: Uint8Array | null; isHeld?: boolean } = {},
): void {
  context.database.run(
    'INSERT OR REPLACE INTO application_pdfs VALUES (?, ?, ?, ?)',
    accountId,
    status,
    Number(isHeld),
    pdf,
  );
}

export function listUnfinishedPdfs(context: SandboxContext): number[] {
  return context.database
    .all<{ account_id: number }>(
      "SELECT account_id FROM application_pdfs WHERE status IN ('UNPROCESSED', 'IN_PROGRESS') AND held = 0",
    )
    .map((row) => row.account_id);
}
