interface TwigProps {
  /** The number of yellow leaves. */
  reached: 0 | 1 | 2 | 3;
  /** Whether to show catkins, for a submitted application. */
  catkins?: boolean;
}

const leaves = [
  'translate(404 304) rotate(-88) scale(2.85) translate(-32 -64)',
  'translate(440 328) rotate(16) scale(3.7) translate(-32 -64)',
  'translate(288 176) rotate(-22) scale(2.45) translate(-32 -64)',
];

/** Draws a twig with one leaf per step, yellow once reached. Decoration only: the step menu says the same as text. */
export function Twig({ reached, catkins }: TwigProps) {
  return (
    <svg
      className="app-twig"
      viewBox="0 0 560 400"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path strokeWidth="4" d="M640 384C520 372 430 336 352 262 322 233 300 204 286 170" />
      {leaves.map((at, index) => (
        <g key={at} transform={at}>
          <path
            className={index < reached ? 'app-twig__leaf app-twig__leaf--reached' : 'app-twig__leaf'}
            strokeWidth="2"
            d="M32 13.5 25.5 6.2a26.5 26.5 0 1 0 13 0Z"
          />
          <path
            className="app-twig__wash"
            strokeWidth="1.5"
            d="M32 22v33.5M32 36 17 21M32 36l15-15M32 48.5 10.5 29M32 48.5 53.5 29"
          />
          <path strokeWidth="1.3" d="M32 58.5V64" />
        </g>
      ))}
      {catkins && (
        <>
          <Catkin at="translate(520 367) rotate(4)" length={64} />
          <Catkin at="translate(548 374) rotate(-6)" length={44} />
        </>
      )}
    </svg>
  );
}

function Catkin({ at, length }: { at: string; length: number }) {
  const scales = { strokeWidth: 17, strokeLinecap: 'butt', strokeDasharray: '1.6 7', opacity: 0.55 } as const;
  return (
    <g transform={at}>
      <path strokeWidth="4" d="M0-14V0" />
      <path strokeWidth="15" d={`M0 6v${length - 6}`} />
      <path className="app-twig__wash" {...scales} d={`M0 8v${length - 10}`} />
    </g>
  );
}
