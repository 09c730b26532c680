/**
 * Prevents the browser from opening a file that is dropped outside an upload box, and calls `onStray` instead. Drop
 * targets call `preventDefault` themselves.
 */
export function catchDrops(onStray: () => void): void {
  const isStray = (event: DragEvent) =>
    !event.defaultPrevented &&
    Boolean(event.dataTransfer?.types.includes('Files')) &&
    !(event.target instanceof HTMLInputElement && event.target.type === 'file');
  window.addEventListener('dragover', (event) => isStray(event) && event.preventDefault());
  window.addEventListener('drop', (event) => {
    if (!isStray(event)) return;
    event.preventDefault();
    onStray();
  });
}
