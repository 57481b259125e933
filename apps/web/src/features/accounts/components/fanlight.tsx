/** Degrees from the sill. */
const bars = [18, 36, 54, 72, 90, 108, 126, 144, 162];

/** The half-round window over a Georgian door: its bars are the last rays of the sun behind Land's End. */
export function Fanlight() {
  return (
    <svg viewBox="0 0 448 156" aria-hidden className="block h-auto w-full">
      <defs>
        <radialGradient
          id="fanlight-dusk"
          cx="0.5"
          cy="1"
          r="1"
          gradientTransform="translate(0.5) scale(0.5 1) translate(-0.5)"
        >
          <stop offset="0.2" stopColor="#f7d58b" />
          <stop offset="0.5" stopColor="#f2a33a" />
          <stop offset="0.8" stopColor="#c05a24" />
          <stop offset="1" stopColor="#7d2c10" />
        </radialGradient>
        <clipPath id="fanlight-glass">
          <path d="M14 148A210 134 0 0 1 434 148Z" />
        </clipPath>
      </defs>
      <g clipPath="url(#fanlight-glass)">
        <rect width="448" height="148" fill="url(#fanlight-dusk)" />
        <path
          fillRule="evenodd"
          className="fill-green"
          d="M10 148l22-34 16-6 12-20 14-4 10 8 16-2 12 12 12 2 10 18 10 6 4 20ZM92 148c-1-16 4-28 13-29 9 0 13 12 13 29Z"
        />
        <path className="fill-green" d="M310 148l10-16 14-4 12-22 16-4 14 10 14 2 12 18 16 6 12 10Z" />
      </g>
      <Glazing className="stroke-green-deep" width={7} />
      <Glazing className="stroke-brass" width={1.5} />
      <path d="M166 148A58 37 0 0 1 282 148" className="fill-paper stroke-green-deep" strokeWidth="8" />
      <path d="M166 148A58 37 0 0 1 282 148" fill="none" className="stroke-brass" strokeWidth="2" />
      <path d="M1.500 148A222.500 146 0 0 1 446.500 148" fill="none" className="stroke-brass" strokeWidth="3" />
      <path d="M14 148A210 134 0 0 1 434 148" fill="none" className="stroke-brass" strokeWidth="2" />
      <path d="M0 152H448" className="stroke-green-deep" strokeWidth="8" />
      <path d="M0 148.500H448" className="stroke-brass" strokeWidth="2" />
    </svg>
  );
}

function Glazing({ className, width }: { className: string; width: number }) {
  return (
    <g fill="none" className={className} strokeWidth={width}>
      {bars.map((degrees) => (
        <path key={degrees} d={`M${along(degrees, 58, 37)}L${along(degrees, 210, 134)}`} />
      ))}
      <path d="M94 148A130 83 0 0 1 354 148" />
    </g>
  );
}

/** The point of a half-ellipse about the middle of the sill. */
function along(degrees: number, across: number, up: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(224 - across * Math.cos(angle)).toFixed(1)} ${(148 - up * Math.sin(angle)).toFixed(1)}`;
}
