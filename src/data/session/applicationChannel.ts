import type { WebStatus } from '@admission/sdk';
import type { Answers, FormState } from '../../core/answers/FormState.ts';
import { openTabChannel, type TabChannel } from './tabChannel.ts';

/** What happened to an application in another tab; each says whose it is, so that nobody takes over another's. */
export type ApplicationNews =
  | {
      readonly news: 'saved';
      readonly username: string;
      /** The answers that were new to the server. */
      readonly answers: Answers;
      readonly addAnother: FormState['addAnother'];
    }
  | { readonly news: 'status'; readonly username: string; readonly status: WebStatus }
  | { readonly news: 'entered'; readonly username: string };

const CHANNEL = 'admit-application';

/** Listens to the other tabs of the browser, until closed (TRAP-60). */
export function listenToTabs(listener: (news: ApplicationNews) => void): TabChannel<ApplicationNews> {
  return openTabChannel(CHANNEL, listener);
}

/** Tells the other tabs of the browser. */
export function tellTabs(news: ApplicationNews): void {
  const channel = openTabChannel<ApplicationNews>(CHANNEL);
  channel.tell(news);
  channel.close();
}
