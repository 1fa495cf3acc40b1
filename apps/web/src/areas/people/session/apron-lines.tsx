/** Ground markings of an aircraft stand: the yellow lead-in line, its stop bar, the edge of the stand. */
export function ApronLines({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <g stroke="#fff" strokeOpacity="0.1" strokeWidth="2">
        <path d="M-200 492 H1000 M-200 608 H1000" />
        <path d="M120 492 V150 M680 492 V150" />
        <path d="M120 150 H250 M680 150 H550" />
        <circle cx="400" cy="250" r="140" />
        <circle cx="400" cy="250" r="222" strokeDasharray="10 14" />
      </g>
      <path d="M-200 550 H1000" stroke="#fff" strokeOpacity="0.05" strokeWidth="60" />
      <path
        d="M-200 550 H180 C310 550 400 500 400 380 V226"
        stroke="#e9b949"
        strokeOpacity="0.9"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M1000 550 H180" stroke="#e9b949" strokeOpacity="0.3" strokeWidth="6" strokeDasharray="22 20" />
      <path d="M340 226 H460" stroke="#e9b949" strokeWidth="8" strokeLinecap="round" />
      <path d="M370 166 l22 22 40 -44" stroke="#fff" strokeWidth="9" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
