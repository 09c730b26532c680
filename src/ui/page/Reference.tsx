import { UI_WORDS } from '../uiWords.ts';

/** Shows the reference of a failed call for the support desk; renders nothing without one. */
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
