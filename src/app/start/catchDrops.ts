/**
 * Keeps a file that is dropped beside its place from being opened by the browser, in place of the page.
 *
 * What takes files says so by preventing the default; `onStray` is told of all others.
 */
export function catchDrops(onStray: () => void, page: Window = window): void {
  const isStray = (event: DragEvent) =>
    !event.defaultPrevented &&
    Boolean(event.dataTransfer?.types.includes('Files')) &&
    !(event.target instanceof HTMLInputElement && event.target.type === 'file');
  page.addEventListener('dragover', (event) => isStray(event) && event.preventDefault());
  page.addEventListener('drop', (event) => {
    if (!isStray(event)) return;
    event.preventDefault();
    onStray();
  });
}
