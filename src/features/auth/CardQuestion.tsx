import { CardLink, type CardLinkProps } from './CardLink.tsx';

interface CardQuestionProps extends CardLinkProps {
  question: string;
}

/** Asks the question at a card's foot, with its one link. AUTH-02. */
export function CardQuestion({ question, ...link }: CardQuestionProps) {
  return (
    <>
      <span>{question}</span> <CardLink {...link} />
    </>
  );
}
