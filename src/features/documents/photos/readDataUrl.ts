/** Reads a file as a data URL, since the Content-Security-Policy does not allow `blob:` images. */
export function readDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('A picture could not be read.')));
    reader.readAsDataURL(file);
  });
}
