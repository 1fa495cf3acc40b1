/** Ground markings of an aircraft stand: the yellow lead-in line, its stop bar, the edge of the stand. */
export function ApronLines({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 800 900" preserveAspectRatio="xMidYMax slice" fill="none" aria-hidden="true">
      <g stroke="#fff" strokeOpacity="0.1" strokeWidth="2">
        <path d="M-40 640 H840 M-40 760 H840" />
        <path d="M120 900 V210 M680 900 V210" />
        <path d="M120 210 H250 M680 210 H550" />
        <circle cx="400" cy="330" r="150" />
        <circle cx="400" cy="330" r="236" strokeDasharray="10 14" />
      </g>
      <g stroke="#fff" strokeOpacity="0.05" strokeWidth="64">
        <path d="M-40 700 H840" />
      </g>
      <path
        d="M-40 700 H180 C310 700 400 640 400 500 V300"
        stroke="#e9b949"
        strokeOpacity="0.9"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M840 700 H180" stroke="#e9b949" strokeOpacity="0.3" strokeWidth="6" strokeDasharray="22 20" />
      <path d="M340 300 H460" stroke="#e9b949" strokeWidth="8" strokeLinecap="round" />
      <path d="M372 240 l20 20 36 -40" stroke="#fff" strokeWidth="9" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
