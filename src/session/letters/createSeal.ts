/** Part of each tag. Changes with the format of the records, so that no release reads records of another format. */
const FORMAT = 'admit letters 2';
const TAG_BYTES = 16;
const IV_BYTES = 12;

/** An encrypted text. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** Encrypts texts under a student's key, without revealing the key. */
export interface Seal {
  /** Derived from the key: the same in every session of an account, and different for each account. */
  readonly tag: string;
  readonly encrypt: (text: string) => Promise<Sealed>;
  readonly decrypt: (sealed: Sealed) => Promise<string>;
}

/**
 * Creates the seal for a student's key (AES-GCM).
 *
 * @param lettersKey 32 bytes in base64url, from the student's profile.
 */
export async function createSeal(lettersKey: string): Promise<Seal> {
  const binary = atob(lettersKey.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Uint8Array.from(binary, (each) => each.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const format = new TextEncoder().encode(FORMAT);
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array([...format, ...bytes]));
  return {
    tag: btoa(String.fromCharCode(...new Uint8Array(digest).slice(0, TAG_BYTES))),
    encrypt: async (text) => {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
      return { iv, data };
    },
    decrypt: async ({ iv, data }) =>
      new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data)),
  };
}
