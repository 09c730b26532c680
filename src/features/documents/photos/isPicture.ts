import { detectFileKind, HEAD_BYTES } from '../../../session/index.ts';

/** Returns whether a file is a picture by its type or extension. */
export function isPicture({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return type.startsWith('image/') || /\.(jpe?g|jpe|jfif|png|hei[cf])$/i.test(name);
}

/** Returns the kind of a picture by its content; null for other files and unreadable ones. */
export async function pictureKind(file: File): Promise<'jpg' | 'png' | 'heic' | null> {
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  const kind = detectFileKind(new Uint8Array(head), '');
  return kind === 'jpg' || kind === 'png' || kind === 'heic' ? kind : null;
}
