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
  {
    operationId: 'getHealth',
    statuses: ['200', '500'],
    reason: 'The application never calls it; load balancers do. sandbox/http/createApp.test.ts calls it.',
  },
  {
    operationId: 'saveAnswers',
    statuses: ['412'],
    reason:
      'Versions are optional for a backend, and a pact has no optional interactions. sandbox/answers/answers.test.ts has it.',
  },
];
