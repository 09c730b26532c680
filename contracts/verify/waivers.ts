/** Why a status of an operation has no interaction in the pact. */
export interface Waiver {
  operationId: string;
  statuses: string[];
  reason: string;
}

/** Every status that the pact omits. The check "prove" fails if a waiver is missing or superfluous. */
export const WAIVERS: Waiver[] = [
  {
    operationId: 'uploadFile',
    statuses: ['200', '400', '403', '413', '500'],
    reason: 'the storage service is a separate server; --histories uploads to it',
  },
  {
    operationId: 'getHealth',
    statuses: ['200', '500'],
    reason: 'the application never calls it, but --histories does',
  },
  {
    operationId: 'saveAnswers',
    statuses: ['412'],
    reason: 'versions are optional; --histories checks them if a reply had an ETag',
  },
];
