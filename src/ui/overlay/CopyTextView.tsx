import { useRef, useState } from 'react';
import { Button } from '../action/Button.tsx';
import { COPY_WORDS as WORDS } from './copyWords.ts';

export interface CopyTextProps {
  /** Copied as it stands; no translator touches it. */
  text: string;
}

/** A text with a button that copies it; where the browser refuses, it is selected instead. */
export function CopyTextView({ text }: CopyTextProps) {
  const shown = useRef<HTMLElement>(null);
  const [status, setStatus] = useState('');
  const copy = async () => {
    setStatus('');
    try {
      // Missing where the page came unencrypted.
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
