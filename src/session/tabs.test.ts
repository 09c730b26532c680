import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTabs, type TabMessage } from './tabs.ts';

const LEAVING: TabMessage = { type: 'leaving', reason: 'choice' };

describe('openTabs', () => {
  let otherTab: BroadcastChannel;
  const heard: unknown[] = [];
  beforeEach(() => {
    heard.length = 0;
    otherTab = new BroadcastChannel('admit');
    otherTab.onmessage = (event: MessageEvent<unknown>) => heard.push(event.data);
  });
  afterEach(() => {
    otherTab.close();
  });

  it('tells the other tabs, and not its own · TRAP-45', async () => {
    const listener = vi.fn();
    const tabs = openTabs();
    tabs.listen(listener);

    tabs.post(LEAVING);

    await vi.waitFor(() => expect(heard).toEqual([LEAVING]));
    expect(listener).not.toHaveBeenCalled();
  });

  it('hears the other tabs, and takes only messages for such · TRAP-60', async () => {
    const listener = vi.fn();
    openTabs().listen(listener);

    for (const message of ['hello', null, { news: 'old' }, LEAVING]) otherTab.postMessage(message);

    await vi.waitFor(() => expect(listener.mock.calls).toEqual([[LEAVING]]));
  });
});
