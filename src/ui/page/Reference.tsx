import { UI_WORDS } from '../uiWords.ts';

/** Shows what can be quoted to the support desk about a failed call; nothing where there is no reference. */
export function Reference({ value }: { value: string | undefined }) {
  if (value === undefined) return null;
  return (
    <p className="app-reference">
      <span>{`${UI_WORDS.reference} `}</span>
      <span className="app-reference__value" translate="no">
        {value}
      </span>
    </p>
  );
}
