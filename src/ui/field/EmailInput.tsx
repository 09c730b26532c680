import { useRef, useState } from 'react';
import { Button } from '../action/Button.tsx';
import { afterPress } from '../action/afterPress.ts';
import { emailChunk } from '../chunks.ts';
import { ActionNote } from '../structure/ActionNote.tsx';
import { useLazyChunk } from '../useLazyChunk.ts';
import { focusControl } from './focusControl.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

interface EmailInputProps extends TextInputProps {
  onCorrect: (address: string) => void;
  /** Whether to advise against a school's address, which may be closed before we write to it. */
  isForAccount?: boolean;
}

/**
 * Asks for an e-mail address. Once it has been typed and left, asks about a common slip, until the address changes or
 * the hint is dismissed. It is never an error, because the address may be right.
 */
export function EmailInput({ onCorrect, isForAccount, ...props }: EmailInputProps) {
  const { id, clean, onChange } = props;
  const [left, setLeft] = useState('');
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const isTyped = useRef(false);
  const slips = useLazyChunk(emailChunk, left !== '');
  const slip = slips?.findSlip(dismissed.includes(left) ? '' : left, isForAccount);

  const close = () => {
    setLeft('');
    focusControl(id);
  };
  const correct = () => {
    if (slip?.meant) onCorrect(slip.meant);
    close();
  };
  const dismiss = () => {
    setDismissed([...dismissed, left]);
    close();
  };
  return (
    <>
      <TextInput
        {...props}
        onChange={(text) => {
          isTyped.current = true;
          setLeft('');
          onChange(text);
        }}
        onBlur={({ target: { value } }) => {
          if (isTyped.current) afterPress(() => setLeft(clean?.(value) ?? value));
          isTyped.current = false;
        }}
      />
      <ActionNote text={slip?.text}>
        {slip?.meant !== undefined && (
          <Button variant="quiet" onClick={correct}>
            {slip.correct}
          </Button>
        )}
        <Button variant="quiet" onClick={dismiss}>
          {slip?.keep}
        </Button>
      </ActionNote>
    </>
  );
}
