import type { LookupRecord } from '@admission/sdk';

/** One entry of the embedded data; what is shown first is the record's name or its street line. */
export type LookupEntry = { id: string; sub_text: string; record: LookupRecord };
