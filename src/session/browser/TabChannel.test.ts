import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTabChannel, type TabMessage } from './TabChannel.ts';

const LOG_OUT: TabMessage = { type: 'logOut', reason: 'choice' };

describe('openTabChannel', () => {
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

  it('posts to the other tabs, not to itself · TRAP-45', async () => {
    const listener = vi.fn();
    const channel = openTabChannel();
    channel.listen(listener);

    channel.post(LOG_OUT);

    await vi.waitFor(() => expect(heard).toEqual([LOG_OUT]));
    expect(listener).not.toHaveBeenCalled();
  });

  it('receives messages from other tabs and ignores anything else · TRAP-60', async () => {
    const listener = vi.fn();
    openTabChannel().listen(listener);

    const own = { username: 'ana@example.com', marker: 'm' };
    const bad = [
      'hello',
      null,
      { news: 'old' },
      { type: 'logOut', reason: 'flood' },
      { type: 'opened', username: 7 },
      { type: 'saved', ...own, answers: null },
      { type: 'saved', ...own, answers: { first_name: 7 } },
      { type: 'saved', ...own, answers: {}, numbers: { k3x9w2pq: 'x' } },
      { type: 'saved', ...own },
      { type: 'count', ...own, buttonId: 7 },
      { type: 'document', ...own, document: 'gone' },
      { type: 'status', ...own, status: 7 },
    ];
    const good: TabMessage[] = [
      { type: 'opened', ...own },
      {
        type: 'saved',
        ...own,
        answers: { first_name: 'A' },
        numbers: { k3x9w2pq: 1 },
        before: null,
        version: null,
      },
      { type: 'count', ...own, buttonId: 'parent', count: 2 },
      { type: 'document', ...own, key: 'resume_doc', document: null },
      { type: 'status', ...own, status: 'submitted' },
      LOG_OUT,
    ];
    for (const message of [...bad, ...good]) otherTab.postMessage(message);

    await vi.waitFor(() => expect(listener.mock.calls).toEqual(good.map((message) => [message])));
  });

  it.each([
    ['missing', undefined],
    [
      'blocked',
      function refuse() {
        throw new DOMException('cookies are blocked', 'SecurityError');
      },
    ],
    [
      'closed',
      class {
        readonly addEventListener = () => undefined;
        postMessage() {
          throw new DOMException('closed', 'InvalidStateError');
        }
      },
    ],
  ])('works in a single tab if its channel is %s', (_, browserChannel) => {
    vi.stubGlobal('BroadcastChannel', browserChannel);
    const channel = openTabChannel();
    vi.unstubAllGlobals();

    channel.listen(vi.fn());
    channel.post(LOG_OUT);

    expect(heard).toEqual([]);
  });
});
