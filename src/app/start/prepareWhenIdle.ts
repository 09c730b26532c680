import type { FormStore } from '../../core/run/answers/FormStore.ts';
import { ensureValidator } from '../../session/index.ts';
import { preloadOverlays, preloadSelect } from '../../ui/index.ts';
import { sdkChunk } from '../lazySdk.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * Once the page is idle, loads parts that it does not need at first. Failures are ignored, because the code that needs
 * a part tries again. Returns a function that cancels this.
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
