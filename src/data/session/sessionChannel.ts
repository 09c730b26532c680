/** Why a session ended: the applicant chose so, or nobody was there any more. */
export type EndReason = 'choice' | 'inactivity';

/** What the tabs of one browser tell each other; a time or a reason, never a person (TRAP-45). */
export type SessionNews =
  { readonly news: 'active'; readonly at: number } | { readonly news: 'ended'; readonly reason: EndReason };

const CHANNEL = 'admit-session';
/** Tells a tab its own news, which the channel brings back to it. */
const TAB = crypto.randomUUID();

/** This tab's end of the channel to the other tabs of the browser. */
export interface SessionChannel {
  tell(news: SessionNews): void;
  close(): void;
}

/** Opens the channel; without a listener it only tells. A browser that has none leaves each tab on its own. */
export function openSessionChannel(listener?: (news: SessionNews) => void): SessionChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  if (listener)
    channel.onmessage = (event: MessageEvent<unknown>) => {
      if (isNewsOfAnotherTab(event.data)) listener(event.data);
    };
  return {
    tell: (news) => channel.postMessage({ ...news, tab: TAB }),
    close: () => channel.close(),
  };
}

function isNewsOfAnotherTab(data: unknown): data is SessionNews {
  return typeof data === 'object' && data !== null && 'news' in data && !('tab' in data && data.tab === TAB);
}
