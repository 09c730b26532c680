export interface MarkProps {
  school: {
    /** Its sign: what is filled, and the lines drawn on it, in 64 × 64 units. */
    mark: { shape: string; lines: string };
    name: string;
    subtitle: string;
  };
}

/** Shows the school's sign and name; it stands in an element of the class `app-mark`, a link home where there is one. */
export function Mark({ school: { mark, name, subtitle } }: MarkProps) {
  return (
    <>
      <svg className="app-mark__sign" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <path className="app-mark__shape" d={mark.shape} />
        <path className="app-mark__lines" d={mark.lines} />
      </svg>
      <span>
        <span className="app-mark__name">{`${name} `}</span>
        <span className="app-mark__subtitle">{subtitle}</span>
      </span>
    </>
  );
}
