import { UI_WORDS } from '../uiWords.ts';

export interface ReferenceProps {
  value: string | undefined;
  contact: { readonly phone: string; readonly phoneHref: string };
}

/** Shows the reference of a failed call, and whom to call with it; renders nothing without one. */
export function Reference({ value, contact }: ReferenceProps) {
  if (value === undefined) return null;
  return (
    <>
      <p className="app-reference">
        <span>{`${UI_WORDS.reference} `}</span>
        <span className="app-reference__value" translate="no">
          {value}
        </span>
      </p>
      <p className="app-reference">
        <span>{`${UI_WORDS.call} `}</span>
        <a href={contact.phoneHref} translate="no">
          {contact.phone}
        </a>
      </p>
    </>
  );
}
