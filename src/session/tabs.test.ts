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

  it.each([
    ['missing', undefined],
    [
      'refused',
      function refuse() {
        throw new DOMException('cookies are blocked', 'SecurityError');
      },
    ],
  ])('leaves the tab on its own where channels are %s', (_, channel) => {
    vi.stubGlobal('BroadcastChannel', channel);
    const tabs = openTabs();
    vi.unstubAllGlobals();

    tabs.listen(vi.fn());
    tabs.post(LEAVING);

    expect(heard).toEqual([]);
  });

  it('goes on where a channel refuses a message later', () => {
    const tabs = openTabs();
    const refuse = vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {
      throw new DOMException('closed', 'InvalidStateError');
    });

    expect(() => tabs.post(LEAVING)).not.toThrow();
    refuse.mockRestore();
  });
});
