/**
 * Part of each tag. Named after the first format, which was part of its tag; formats are now named beside the tag, so
 * that every release finds the records of all others. Never change it.
 */
const TAG_SALT = 'admit letters 2';
const TAG_BYTES = 16;
const IV_BYTES = 12;

/** An encrypted text. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/**
 * Encrypts texts under a student's key, without revealing the key. A text can be bound to what is stored beside it: it
 * can then be decrypted only together with the same `bound` text.
 */
export interface Seal {
  /** Derived from the key: the same in every session of an account, and different for each account. */
  readonly tag: string;
  readonly encrypt: (text: string, bound: string) => Promise<Sealed>;
  readonly decrypt: (sealed: Sealed, bound: string) => Promise<string>;
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
  const encode = (text: string) => new TextEncoder().encode(text);
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array([...encode(TAG_SALT), ...bytes]));
  const bind = (iv: Uint8Array<ArrayBuffer>, bound: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: encode(bound),
  });
  return {
    tag: btoa(String.fromCharCode(...new Uint8Array(digest).slice(0, TAG_BYTES))),
    encrypt: async (text, bound) => {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      return { iv, data: await crypto.subtle.encrypt(bind(iv, bound), key, encode(text)) };
    },
    decrypt: async ({ iv, data }, bound) =>
      new TextDecoder().decode(await crypto.subtle.decrypt(bind(iv, bound), key, data)),
  };
}
