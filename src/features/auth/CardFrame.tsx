import { SHARED_WORDS } from '../../core/application/sharedWords.ts';
import { school } from '../../tenant/chosenTenant.ts';
import { AuthCard, type AuthCardProps } from '../../ui/index.ts';

interface CardFrameProps extends AuthCardProps {
  title: string;
}

/** Frames a card, and names the document after it: tabs and history tell the five apart. */
export function CardFrame(props: CardFrameProps) {
  return (
    <>
      <title>{SHARED_WORDS.documentTitle(props.title, school.name)}</title>
      <AuthCard {...props} />
    </>
  );
}
