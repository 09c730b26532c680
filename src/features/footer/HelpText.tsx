import { school } from '../../tenant/chosenTenant.ts';
import { TopicList } from '../../ui/index.ts';
import { ContactBlock } from './ContactBlock.tsx';

const topics = [
  {
    title: 'Do I have to finish today?',
    text: 'No. Once you have an account, your answers save each time you change pages.',
  },
  { title: 'Does it cost anything?', text: school.cost },
  {
    title: 'What if my file won’t convert?',
    text: 'Take a clear phone photo in good light and upload that instead.',
  },
  { title: 'Can a parent help?', text: 'Of course. Sign the last page yourself.' },
];

/** Answers what applicants ask most, then says whom to ask (FOOT-01, FOOT-03). */
export function HelpText() {
  return (
    <>
      <p>
        Stuck on a question, or not sure it applies to you? Call or write. A person in our office answers.
      </p>
      <TopicList topics={topics} />
      <ContactBlock />
    </>
  );
}
