import type { FormStore } from '../../core/run/answers/FormStore.ts';
import { ensureValidator } from '../../session/index.ts';
import { preloadOverlays, preloadSelect } from '../../ui/index.ts';
import { sdkChunk } from '../lazySdk.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * Loads the parts that the first page does not need, once that page is on screen and idle: the sdk, the
 * validator with yup, drop-down lists, dialogs and toasts, and the parts of later pages.
 *
 * A failed load is ignored, because the code that needs the part tries again. The returned function cancels
 * the loading.
 */
export function prepareWhenIdle(store: FormStore): () => void {
  return whenIdle(() => {
    sdkChunk.preload();
    ensureValidator(store).catch(() => undefined);
    preloadSelect();
    preloadOverlays();
    import('../screens/later.chunk.ts').catch(() => undefined);
  });
}
