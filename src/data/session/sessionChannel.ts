import { openTabChannel, type TabChannel } from './tabChannel.ts';

/** Why a session ended: the applicant chose so, or nobody was there any more. */
export type EndReason = 'choice' | 'inactivity';

/** What the tabs of one browser tell each other; a time or a reason, never a person (TRAP-45). */
export type SessionNews =
  | { readonly news: 'active'; readonly at: number }
  /** A log-out is on its way to the server: what is refused from here on is refused because of it. */
  | { readonly news: 'leaving'; readonly reason: EndReason }
  | { readonly news: 'ended'; readonly reason: EndReason };

/** This tab's end of the channel to the other tabs of the browser. */
export type SessionChannel = TabChannel<SessionNews>;

/** Opens the channel; without a listener it only tells. */
export function openSessionChannel(listener?: (news: SessionNews) => void): SessionChannel {
  return openTabChannel('admit-session', listener);
}
