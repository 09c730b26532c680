import type { ReactNode } from 'react';

export interface NextStepsProps {
  steps: readonly { title: string; text: ReactNode }[];
}

/** Lists what happens after the application is in, in order. */
export function NextSteps({ steps }: NextStepsProps) {
  return (
    <ol className="app-next-steps">
      {steps.map((step) => (
        <li className="app-next-steps__item" key={step.title}>
          <h3 className="app-next-steps__title">{step.title}</h3>
          <div>{step.text}</div>
        </li>
      ))}
    </ol>
  );
}
