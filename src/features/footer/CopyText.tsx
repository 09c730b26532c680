import { useRef, useState } from 'react';
import { Button } from '../../ui/index.ts';
import { HELP_WORDS } from './helpWords.ts';

const WORDS = HELP_WORDS.copy;

/** Shows text with a button that copies it or, if the browser does not allow that, selects it. */
export function CopyText({ text }: { text: string }) {
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
