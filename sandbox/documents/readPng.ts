/** Reads a PNG's size from its header without decoding it. Returns undefined if a part of the file is missing. */
export function readPng(file: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = 8; at + 12 <= file.length; at += 12 + view.getUint32(at)) {
    const type = Buffer.from(file.subarray(at + 4, at + 8)).toString('latin1');
    if (type === 'IEND') return { width: view.getUint32(16), height: view.getUint32(20) };
  }
  return undefined;
}
