import { useRef, useState } from 'react';
import { Button } from '../action/Button.tsx';
import { COPY_WORDS as WORDS } from './copyWords.ts';

export interface CopyTextProps {
  /** Copied as is and excluded from translation. */
  text: string;
}

/** Shows text with a button that copies it; if the browser does not allow that, selects the text instead. */
export function CopyTextView({ text }: CopyTextProps) {
  const shown = useRef<HTMLElement>(null);
  const [status, setStatus] = useState('');
  const copy = async () => {
    setStatus('');
    try {
      // `navigator.clipboard` is missing outside secure contexts (https).
      await navigator.clipboard.writeText(text);
      setStatus(WORDS.copied);
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setStatus(WORDS.selected);
    }
  };
  return (
    <div className="app-copy-text">
      <bdi className="app-copy-text__text" translate="no" ref={shown}>
        {text}
      </bdi>
      <Button variant="outline" onClick={() => void copy()}>
        {WORDS.copy}
      </Button>
      <span role="status">{status}</span>
    </div>
  );
}
