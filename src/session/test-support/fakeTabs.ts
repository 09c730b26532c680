import { vi } from 'vitest';
import type { TabMessage, Tabs } from '../tabs.ts';

/** A channel for tests: `hear` delivers a message from another tab, `post` records sent messages. */
export function fakeTabs() {
  const listeners = new Set<(message: TabMessage) => void>();
  return {
    post: vi.fn<Tabs['post']>(),
    listen: (listener: (message: TabMessage) => void) => void listeners.add(listener),
    hear: (message: TabMessage) => listeners.forEach((listener) => listener(message)),
  };
}
