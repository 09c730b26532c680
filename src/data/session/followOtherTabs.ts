import { ensureValidator } from '../answers/ensureValidator.ts';
import type { Applicant } from '../Applicant.ts';
import { type ApplicationNews, listenToTabs } from './applicationChannel.ts';
import { endSession } from './endSession.ts';
import type { TabChannel } from './tabChannel.ts';

/** What the app does about it. */
interface Reactions {
  /** Another tab submitted the application. */
  onSubmitted: () => void;
  /** Somebody else logged in: the cookies are theirs, and this tab's person is gone. */
  onReplaced: () => void;
}

/**
 * Keeps this tab up to date with what happens to the application in the others (TRAP-60).
 *
 * Answers saved there are taken over for every key not changed here, so that the full map each save sends
 * carries the newer of both. If somebody else logs in, nothing of this tab may be saved to their account.
 */
export function followOtherTabs(applicant: Applicant, reactions: Reactions): TabChannel<ApplicationNews> {
  return listenToTabs((news) => {
    const { access, snapshot, store, saveStatus } = applicant;
    if (access?.mode !== 'student') return;
    const isSamePerson = news.username.toLowerCase() === snapshot.get().username.toLowerCase();
    if (news.news === 'entered') {
      if (isSamePerson || !endSession(applicant)) return;
      reactions.onReplaced();
    } else if (!isSamePerson) {
      return;
    } else if (news.news === 'saved') {
      store.adopt(news.answers, news.addAnother);
      if (store.unsaved.size === 0) saveStatus.set({ state: 'saved', at: Date.now() });
    } else {
      snapshot.set({ web_status: news.status });
      if (news.status === 'submitted') {
        store.dropUnsaved();
        reactions.onSubmitted();
      } else if (news.status === 'validating')
        applicant.inBackground(
          ensureValidator(store).then(() => store.setValidating(true)),
          'following another tab',
        );
    }
  });
}
