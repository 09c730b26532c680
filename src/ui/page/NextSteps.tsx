import type { ReactNode } from 'react';

export interface NextStepsProps {
  title?: ReactNode;
  steps: readonly { title: string; text: ReactNode }[];
}

/** Lists what happens after the application is in, in order. */
export function NextSteps({ title, steps }: NextStepsProps) {
  return (
    <>
      {title && <h2 className="app-next-steps__heading">{title}</h2>}
      <ol className="app-next-steps">
        {steps.map((step) => (
          <li className="app-next-steps__item" key={step.title}>
            <h3 className="app-next-steps__title">{step.title}</h3>
            <div>{step.text}</div>
          </li>
        ))}
      </ol>
    </>
  );
}
