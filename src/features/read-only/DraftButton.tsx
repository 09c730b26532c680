import { useRef, useState } from 'react';
import { ROUTE_WORDS } from '../../routes/routeWords.ts';
import { Button } from '../../ui/index.ts';
import { DraftView } from './DraftView.tsx';

/** Opens the draft from the review. */
export function DraftButton() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <p>
        <Button ref={button} variant="outline" onClick={() => setIsOpen(true)}>
          {ROUTE_WORDS.printDraft}
        </Button>
      </p>
      {isOpen && <DraftView onClose={() => setIsOpen(false)} returnTo={button} />}
    </>
  );
}
