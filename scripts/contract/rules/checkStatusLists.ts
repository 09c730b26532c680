import type { Contract } from '../../../contracts/kit/contract.ts';

/** The values of a web status, in their order. STAT-01. */
const WEB_STATUSES = ['started', 'validating', 'submitted'];
/** The values of a conversion or PDF status. ENT-20. */
const PROCESSING_STATUSES = ['COMPLETED', 'FAILED', 'IN_PROGRESS', 'UNPROCESSED', 'NOT_ANSWERED'];

/** Demands exactly the specified status values, shared by conversions and the PDF. */
export function checkStatusLists(contract: Contract): string[] {
  const schemas = contract.components?.schemas ?? {};
  const faults: string[] = [];
  if (String(schemas.WebStatus?.enum) !== String(WEB_STATUSES)) {
    faults.push(`WebStatus: must be exactly ${WEB_STATUSES.join(', ')}.`);
  }
  if (String(schemas.ProcessingStatus?.enum) !== String(PROCESSING_STATUSES)) {
    faults.push(`ProcessingStatus: must be exactly ${PROCESSING_STATUSES.join(', ')}.`);
  }
  for (const name of ['ConversionStatus', 'PdfStatus']) {
    if (schemas[name]?.properties?.status?.$ref !== '#/components/schemas/ProcessingStatus') {
      faults.push(`${name}: its status must be a ProcessingStatus.`);
    }
  }
  return faults;
}
