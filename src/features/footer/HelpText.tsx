import { school } from '../../tenant/chosenTenant.ts';
import { TopicList } from '../../ui/index.ts';
import { ContactBlock } from './ContactBlock.tsx';
import { FOOTER_WORDS } from './footerWords.ts';

const WORDS = FOOTER_WORDS.help;

/** Answers frequent questions and shows the contact. */
export function HelpText() {
  return (
    <>
      <p>{WORDS.intro}</p>
      <TopicList topics={WORDS.topics(school.cost)} />
      <ContactBlock />
    </>
  );
}
