import startPreviewAlone from './startPreviewAlone.ts';
import startProductAlone from './startProductAlone.ts';

/** Starts the product and the preview at the same time, because the preview has to be built first. */
export default async function startBothAlone(): Promise<() => Promise<void>> {
  const [stopPreview, stopProduct] = await Promise.all([startPreviewAlone(), startProductAlone()]);
  return async () => {
    await stopPreview();
    await stopProduct();
  };
}
