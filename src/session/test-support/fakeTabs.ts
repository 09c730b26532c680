import { vi } from 'vitest';
import type { TabMessage, Tabs } from '../tabs.ts';

/** A channel whose other tabs a test plays: `hear` is what they say, `post` notes what they are told. */
export function fakeTabs() {
  const listeners = new Set<(message: TabMessage) => void>();
  return {
    post: vi.fn<Tabs['post']>(),
    listen: (listener: (message: TabMessage) => void) => void listeners.add(listener),
    hear: (message: TabMessage) => listeners.forEach((listener) => listener(message)),
  };
}
