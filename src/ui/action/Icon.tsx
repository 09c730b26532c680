const paths = {
  account: 'M13.2 7A3.2 3.2 0 1 1 6.8 7a3.2 3.2 0 0 1 6.4 0ZM3.6 17c.6-3.5 3.2-5.2 6.4-5.2s5.8 1.7 6.4 5.2',
  add: 'M10 4.5v11M4.5 10h11',
  alert: 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0ZM10 6v4.6M10 13.7v.1',
  calendar:
    'M3.2 6v9a1.5 1.5 0 0 0 1.5 1.5h10.6a1.5 1.5 0 0 0 1.5-1.5V6a1.5 1.5 0 0 0-1.5-1.5H4.7A1.5 1.5 0 0 0 3.2 6Zm0 2.3h13.6M7 2.8v3M13 2.8v3',
  check: 'M4.5 10.5l3.6 3.6L15.5 6',
  chevron: 'M5 7.5l5 5 5-5',
  close: 'M5 5l10 10M15 5L5 15',
  dot: 'M10 10v.01',
  download: 'M10 3.6v9.2M6.3 9.2l3.7 3.7 3.7-3.7M3.5 13v3.3h13V13',
  hide: 'M8.2 4.8A8 8 0 0 1 10 4.6c5.4 0 8.2 5.4 8.2 5.4a14 14 0 0 1-2 2.7M5 6.3A13.5 13.5 0 0 0 1.8 10S4.6 15.4 10 15.4a8 8 0 0 0 3.6-.8M3 3l14 14',
  next: 'M4 10h12M11 5l5 5-5 5',
  previous: 'M16 10H4M9 5l-5 5 5 5',
  remove: 'M3.5 5.5h13M8 5.5V3.8h4v1.7M5.2 5.5l.8 10.7h8l.8-10.7M8.6 8.7v4.5M11.4 8.7v4.5',
  show: 'M1.8 10S4.6 4.6 10 4.6 18.2 10 18.2 10 15.4 15.4 10 15.4 1.8 10 1.8 10ZM12.4 10a2.4 2.4 0 1 1-4.8 0 2.4 2.4 0 0 1 4.8 0Z',
  upload: 'M10 13V3.8M6.3 7.3L10 3.6l3.7 3.7M3.5 12.5v3.7h13v-3.7',
} as const;

export type IconName = keyof typeof paths;

/** Draws a line icon in the colour of the surrounding text, which carries the meaning for assistive technology. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={`app-icon app-icon--${name}`} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
