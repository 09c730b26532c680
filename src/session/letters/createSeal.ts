const TAG_LABEL = 'admit letters';
const TAG_BYTES = 16;
const IV_BYTES = 12;

/** An encrypted text. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** Encrypts texts under a student's key. The key itself cannot be read from it. */
export interface Seal {
  /** Made from the key: the same in each session of an account, and different between accounts. */
  readonly tag: string;
  /** Encrypts a text, and binds it to a name. */
  readonly encrypt: (name: string, text: string) => Promise<Sealed>;
  readonly decrypt: (name: string, sealed: Sealed) => Promise<string>;
}

/**
 * Creates the seal of a student's key, for AES-GCM.
 *
 * @param lettersKey 32 bytes in base64url, from the student's profile.
 */
export async function createSeal(lettersKey: string): Promise<Seal> {
  const bytes = Uint8Array.from(atob(lettersKey.replace(/-/g, '+').replace(/_/g, '/')), (each) =>
    each.charCodeAt(0),
  );
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const label = new TextEncoder().encode(TAG_LABEL);
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array([...label, ...bytes]));
  const termsOf = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(name),
  });
  return {
    tag: btoa(String.fromCharCode(...new Uint8Array(digest).slice(0, TAG_BYTES))),
    encrypt: async (name, text) => {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const data = await crypto.subtle.encrypt(termsOf(name, iv), key, new TextEncoder().encode(text));
      return { iv, data };
    },
    decrypt: async (name, { iv, data }) =>
      new TextDecoder().decode(await crypto.subtle.decrypt(termsOf(name, iv), key, data)),
  };
}
