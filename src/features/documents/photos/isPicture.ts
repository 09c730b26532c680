/** Whether a file claims to be a picture; whether it can be read is checked later. */
export function isPicture({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return type.startsWith('image/') || /\.(jpe?g|png|hei[cf])$/i.test(name);
}
