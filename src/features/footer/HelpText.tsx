import { school } from '../../tenant/chosenTenant.ts';
import { ContactBlock } from './ContactBlock.tsx';
import { FOOTER_WORDS } from './footerWords.ts';

const WORDS = FOOTER_WORDS.help;

/** Answers frequent questions, in two columns where there is room, and shows the contact. */
export function HelpText() {
  return (
    <>
      <p>{WORDS.intro}</p>
      <div className="app-topic-list">
        {WORDS.topics(school.cost).map(({ title, text }) => (
          <div key={title}>
            <h3 className="app-topic-list__title">{title}</h3>
            <div>{text}</div>
          </div>
        ))}
      </div>
      <ContactBlock />
    </>
  );
}
