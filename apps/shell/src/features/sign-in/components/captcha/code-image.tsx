const INKS = ['#11232c', '#8a3410', '#1b5561'];
const TILTS = [-13, 9, -6, 14, -9];
const HATCHING = Array.from({ length: 9 }, (_, n) => `M${n * 30 - 10} 70 ${n * 30 + 30}-6`);

/** The code as an image whose accessible name spells it out, character by character. */
export function CodeImage({ code, label }: { code: string; label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 240 64" direction="ltr" className="captcha-code">
      <g stroke="#11232c" strokeOpacity=".16" fill="none">
        {HATCHING.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      {[...code].map((character, n) => (
        <text
          key={n}
          aria-hidden="true"
          x={32 + n * 44}
          y={44 - (n % 2) * 4}
          transform={`rotate(${TILTS[n] ?? 0} ${32 + n * 44} 36)`}
          fontSize={34 + (n % 2) * 4}
          fontWeight={650}
          fill={INKS[n % INKS.length]}
          textAnchor="middle"
        >
          {character}
        </text>
      ))}
      <path
        d="M6 40C50 12 90 58 134 30S206 20 236 44"
        fill="none"
        stroke="#8a3410"
        strokeWidth="2"
        strokeOpacity=".55"
      />
    </svg>
  );
}
