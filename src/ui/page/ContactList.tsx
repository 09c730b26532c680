import type { ReactNode } from 'react';

export interface ContactListProps {
  entries: readonly { label: string; value: ReactNode }[];
}

/** Lists the ways to reach the office, side by side. */
export function ContactList({ entries }: ContactListProps) {
  return (
    <dl className="app-contact-list">
      {entries.map((entry) => (
        <div key={entry.label}>
          <dt className="app-contact-list__label">{entry.label}</dt>
          <dd className="app-contact-list__value">{entry.value}</dd>
        </div>
      ))}
    </dl>
  );
}
