import { createHash } from 'node:crypto';
import { PDFDocument, PDFHexString } from 'pdf-lib';

/** The 32 bytes every password is filled up with (ISO 32000-1, 7.6.3.3). */
const PADDING = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');
/** Everything is forbidden but printing. */
const PERMISSIONS = -60;

/**
 * Makes an encrypted PDF of one blank page (40-bit RC4, ISO 32000-1 Algorithms 2 to 4).
 *
 * With an empty user password it opens for everyone and only forbids changes, as official transcripts do.
 */
export async function lockPdf(userPassword: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  const { context } = document;
  const id = md5(Buffer.from(userPassword));
  const owner = rc4(md5(pad('owner')).subarray(0, 5), pad(userPassword));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const key = md5(Buffer.concat([pad(userPassword), owner, permissions, id])).subarray(0, 5);
  const hex = (bytes: Buffer) => PDFHexString.of(bytes.toString('hex'));
  context.trailerInfo.ID = context.obj([hex(id), hex(id)]);
  context.trailerInfo.Encrypt = context.register(
    context.obj({ Filter: 'Standard', V: 1, R: 2, P: PERMISSIONS, O: hex(owner), U: hex(rc4(key, PADDING)) }),
  );
  return document.save({ useObjectStreams: false });
}

function pad(password: string): Buffer {
  return Buffer.concat([Buffer.from(password), PADDING]).subarray(0, 32);
}

function md5(bytes: Buffer): Buffer {
  return createHash('md5').update(bytes).digest();
}

/** OpenSSL no longer offers RC4. */
function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (one: number, other: number) => ([state[one], state[other]] = [at(other), at(one)]);
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let j = 0;
  const mixed = bytes.map((byte, index) => {
    const i = (index + 1) & 255;
    j = (j + at(i)) & 255;
    swap(i, j);
    return byte ^ at(at(i) + at(j));
  });
  return Buffer.from(mixed);
}
