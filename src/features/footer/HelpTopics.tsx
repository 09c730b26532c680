import { school } from '../../tenant/chosenTenant.ts';
import { HELP_WORDS as WORDS } from './helpWords.ts';

export function HelpTopics() {
  const { intro, text, gaps, ask } = WORDS.accessibility;
  return (
    <>
      <div className="app-topic-list">
        {WORDS.topics(school.cost).map((topic) => (
          <div key={topic.title}>
            <h3 className="app-topic-list__title">{topic.title}</h3>
            <div>{topic.text}</div>
          </div>
        ))}
      </div>
      <section className="app-failed-call" aria-labelledby="accessibility">
        <h3 className="app-topic-list__title" id="accessibility">
          {WORDS.accessibility.title}
        </h3>
        <p>{intro(school.name)}</p>
        <p>{text}</p>
        <p>{gaps}</p>
        <ul className="app-list">
          {school.accessibilityGaps.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </ul>
        <p>{ask}</p>
      </section>
      <p>
        <a href="/notices.txt" target="_blank" rel="noopener">
          {WORDS.licenses}
        </a>
      </p>
    </>
  );
}
