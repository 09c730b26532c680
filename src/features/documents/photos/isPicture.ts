/**
 * Returns whether a file claims to be a picture by its type or extension; whether it is readable is checked
 * later.
 */
export function isPicture({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return type.startsWith('image/') || /\.(jpe?g|png|hei[cf])$/i.test(name);
}
