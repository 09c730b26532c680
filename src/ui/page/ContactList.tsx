import type { ReactNode } from 'react';

export interface ContactListProps {
  entries: readonly { label: string; lines: readonly ReactNode[] }[];
}

/** Lists the ways to reach the office, side by side. */
export function ContactList({ entries }: ContactListProps) {
  return (
    <dl className="app-contact-list">
      {entries.map((entry) => (
        <div key={entry.label}>
          <dt className="app-contact-list__label">{entry.label}</dt>
          {entry.lines.map((line, index) => (
            <dd className="app-contact-list__value" key={index}>
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
