import type { FormStore } from '../../core/run/answers/FormStore.ts';
import { ensureValidator } from '../../session/index.ts';
import { preloadOverlays, preloadSelect } from '../../ui/index.ts';
import { sdkPart } from '../lazySdk.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * Brings what the first page can do without once it is on screen and idle: the sdk, the checks, with yup, open drop-downs,
 * dialogs and toasts, and what only the later pages show.
 *
 * A failed load is ignored: the code that needs it tries again. The returned function calls it off.
 */
export function prepareWhenIdle(store: FormStore): () => void {
  return whenIdle(() => {
    sdkPart.preload();
    ensureValidator(store).catch(() => undefined);
    preloadSelect();
    preloadOverlays();
    import('../screens/laterParts.ts').catch(() => undefined);
  });
}
