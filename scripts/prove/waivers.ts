/** Why a status of an operation has no interaction in the pact. */
export interface Waiver {
  operationId: string;
  statuses: string[];
  reason: string;
}

/** Everything the pact leaves out. A line that is no longer needed fails the proof, as a missing one does. */
export const WAIVERS: Waiver[] = [
  {
    operationId: 'uploadFile',
    statuses: ['200', '400', '403', '413', '500'],
    reason:
      'A multipart interaction carries a new random boundary at every run, so the pact would never be the same ' +
      'twice; and the storage service is not this backend. upload.test.ts brings each of these replies about ' +
      'through the gateway instead.',
  },
];
