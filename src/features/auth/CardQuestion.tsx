import { CardLink, type CardLinkProps } from './CardLink.tsx';

interface CardQuestionProps extends CardLinkProps {
  question: string;
}

/** Asks the question at a card's foot, with its one link. */
export function CardQuestion({ question, ...link }: CardQuestionProps) {
  return (
    <>
      <span>{question}</span> <CardLink {...link} />
    </>
  );
}
