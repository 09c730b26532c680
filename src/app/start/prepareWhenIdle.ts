import type { FormStore } from '../../core/answers/FormStore.ts';
import { ensureValidator } from '../../data/ensureValidator.ts';
import { preloadOverlays, preloadSelect } from '../../ui/index.ts';

/** The longest an idle moment is waited for, in milliseconds. */
const PATIENCE = 3_000;

/**
 * Brings what the first page can do without once it is on screen and idle: the checks, with yup, open drop-downs,
 * dialogs and toasts, and what the later pages show.
 *
 * A failed load is nobody's concern here: whoever needs it tries again. The returned function calls it off.
 */
export function prepareWhenIdle(store: FormStore): () => void {
  const prepare = () => {
    ensureValidator(store).catch(() => undefined);
    preloadSelect();
    preloadOverlays();
    import('../screens/laterParts.ts').catch(() => undefined);
  };
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(prepare, PATIENCE / 3);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(prepare, { timeout: PATIENCE });
  return () => cancelIdleCallback(handle);
}
