/** A PDF, or a sentence telling the applicant what to do. */
export type Conversion = { readonly pdf: Uint8Array } | { readonly failure: string };
