import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTabs, type TabMessage } from './tabs.ts';

const ACTIVE: TabMessage = { type: 'active', at: 1 };

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

    tabs.post(ACTIVE);

    await vi.waitFor(() => expect(heard).toEqual([ACTIVE]));
    expect(listener).not.toHaveBeenCalled();
  });

  it('hears the other tabs until it is told to stop, and takes only messages for such · TRAP-60', async () => {
    const [listener, witness] = [vi.fn(), vi.fn()];
    const tabs = openTabs();
    const stop = tabs.listen(listener);
    tabs.listen(witness);

    for (const message of ['hello', null, { news: 'old' }, ACTIVE]) otherTab.postMessage(message);
    await vi.waitFor(() => expect(witness).toHaveBeenCalledOnce());
    stop();
    otherTab.postMessage(ACTIVE);
    await vi.waitFor(() => expect(witness).toHaveBeenCalledTimes(2));

    expect(listener.mock.calls).toEqual([[ACTIVE]]);
  });
});
