/**
 * Graphic of the error pages: a ring that rolls away between the digits. 12 s with a delay of 0.5 s (spec §9), static
 * with reduced motion. Pure CSS, so that it works even when scripts fail.
 */
export function LostRing({ code }: Readonly<{ code: 404 | 410 | 500 }>) {
  const [first, , last] = String(code);
  return (
    <svg viewBox="0 0 420 200" aria-hidden className="w-full max-w-[520px] text-teal">
      <text x="78" y="150" fontSize="170" className="fill-tint font-head" textAnchor="middle">
        {first}
      </text>
      <text x="342" y="150" fontSize="170" className="fill-tint font-head" textAnchor="middle">
        {last}
      </text>
      <ellipse
        cx="210"
        cy="170"
        rx="52"
        ry="7"
        className="fill-line animate-[ring-shadow_12s_.5s_ease-in-out_infinite]"
      />
      <g
        className="origin-[210px_100px] animate-[ring-roll_12s_.5s_ease-in-out_infinite]"
        fill="none"
        strokeWidth="26"
        strokeLinecap="round"
      >
        <path d="M246 60a56 56 0 1 0 12 56" className="stroke-teal-deep" />
        <path d="M263 92a56 56 0 0 1-30 58" className="stroke-teal-light" />
      </g>
    </svg>
  );
}
