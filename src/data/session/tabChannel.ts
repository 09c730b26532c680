import { makeId } from '../../core/makeId.ts';

/** Tells a tab its own news, which a channel brings back to it. */
const TAB = makeId();

/** This tab's end of a channel to the other tabs of the browser. */
export interface TabChannel<News> {
  tell(news: News): void;
  close(): void;
}

/**
 * Opens a channel to the other tabs; without a listener it only tells.
 *
 * What is told stays in the memory of this origin's pages. A browser that has no channels leaves each tab
 * on its own.
 */
export function openTabChannel<News extends { readonly news: string }>(
  name: string,
  listener?: (news: News) => void,
): TabChannel<News> {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  if (listener)
    channel.onmessage = (event: MessageEvent<unknown>) => {
      if (isOfAnotherTab(event.data)) listener(event.data as News);
    };
  return {
    tell: (news) => channel.postMessage({ ...news, tab: TAB }),
    close: () => channel.close(),
  };
}

function isOfAnotherTab(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'news' in data && !('tab' in data && data.tab === TAB);
}
