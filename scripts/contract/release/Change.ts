/** One difference between two versions of the contract that a client or a backend can notice. */
export interface Change {
  /** True when a client written for the older version may fail against the newer one. */
  breaking: boolean;
  /** `PUT /api/answer (saveAnswers)`. */
  operation: string;
  /** Where in the operation: `request body`, `response 200 body`, `parameter token`; empty for the whole. */
  part: string;
  /** The field, from the nearest named schema down: `Error › message`; empty for the whole part. */
  field: string;
  /** What changed, as the rest of a sentence. */
  what: string;
}

/** What of a change a schema knows; its operation and part are added by the caller. */
export type FieldChange = Pick<Change, 'breaking' | 'field' | 'what'>;

/** Sent by the client, or by the server. */
export type Direction = 'request' | 'response';
