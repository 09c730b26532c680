import { detectFileKind, HEAD_BYTES } from '../../../session/index.ts';

/**
 * Returns whether a file claims to be a picture by its type or extension; whether it is readable is checked
 * later.
 */
export function isPicture({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return type.startsWith('image/') || /\.(jpe?g|jpe|jfif|png|hei[cf])$/i.test(name);
}

/** Returns the kind of a picture by its content; null for other files, and if the file cannot be read. */
export async function pictureKind(file: File): Promise<'jpg' | 'png' | 'heic' | null> {
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  const kind = detectFileKind(new Uint8Array(head), '');
  return kind === 'jpg' || kind === 'png' || kind === 'heic' ? kind : null;
}
