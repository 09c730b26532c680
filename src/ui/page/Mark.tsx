export interface MarkProps {
  school: {
    /** The logo: a filled shape and the lines drawn on it, in 64 × 64 units. */
    mark: { shape: string; lines: string };
    name: string;
    subtitle: string;
  };
}

/** Shows the school's logo and name; its parent has the class `app-mark`. */
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
