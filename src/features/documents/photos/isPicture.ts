/** Says whether a file calls itself a picture; whether it can be read is found out later. */
export function isPicture({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return type.startsWith('image/') || /\.(jpe?g|png|hei[cf])$/i.test(name);
}
