/**
 * Prevents the browser from opening a file that is dropped outside an upload box, which would replace the
 * page.
 *
 * Drop targets call `preventDefault` themselves; `onStray` is called for all other drops.
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
