import { isFields } from './readUnconfirmed.ts';
import type { Sealed } from './createSeal.ts';

/**
 * A stored record, under the id of its form. Everything the student typed is encrypted.
 *
 * Every release can judge by these fields whose a record is, how old it is and whether it can be read.
 *
 * The release that wrote format 2 finds newer records by their tag but cannot decrypt them. It leaves them alone, until it
 * deletes them 30 days later by the device's clock.
 */
export interface StoredRecord extends Sealed {
  readonly form: string;
  /** Identifies the key, so that a student's records can be found, but not the student. */
  readonly tag: string;
  /** When it was written, in ms, by the server's clock. */
  readonly at: number;
  /** The format of the encrypted text. A record of format 2 lacks this field. */
  readonly format?: number;
}

const DAY_MS = 24 * 60 * 60_000;
/** The age at which letters are no longer saved: as long as the server remembers a form's numbers. */
const OLD_MS = 30 * DAY_MS;
/** The age at which a record is deleted; until then, the student is told what is in it. */
const LIFE_MS = 60 * DAY_MS;

/** Returns whether a stored value is a record, of whichever format. */
export const isStoredRecord = (value: unknown): value is StoredRecord =>
  isFields(value) &&
  typeof value.form === 'string' &&
  typeof value.tag === 'string' &&
  typeof value.at === 'number' &&
  (value.format === undefined || typeof value.format === 'number') &&
  value.iv instanceof Uint8Array &&
  value.data instanceof ArrayBuffer;

/** Returns whether a record has to be deleted. Nothing is while the server's time is unknown. */
export const isExpired = ({ at }: StoredRecord, now: number | null): boolean =>
  now !== null && now - at > LIFE_MS;

/** Returns whether the letters of a record are too old to be saved. */
export const isOld = ({ at }: StoredRecord, now: number | null): boolean => now !== null && now - at > OLD_MS;
