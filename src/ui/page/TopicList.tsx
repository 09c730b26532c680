import type { ReactNode } from 'react';

export interface TopicListProps {
  topics: readonly { title: string; text: ReactNode }[];
}

/** Sets short questions and answers in two columns where there is room. */
export function TopicList({ topics }: TopicListProps) {
  return (
    <div className="app-topic-list">
      {topics.map((topic) => (
        <div key={topic.title}>
          <h3 className="app-topic-list__title">{topic.title}</h3>
          <div>{topic.text}</div>
        </div>
      ))}
    </div>
  );
}
