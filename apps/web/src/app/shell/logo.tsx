/** The mark of the product: a drop with a tick. */
export function Logo({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#12716a" />
      <path d="M16 6.5c3.8 4.4 6.2 7.6 6.2 11a6.2 6.2 0 0 1-12.4 0c0-3.4 2.4-6.6 6.2-11z" fill="#fff" />
      <g fill="none" stroke="#12716a" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round">
        <path d="M13.2 17.6l2.1 2.1 3.7-3.9" />
      </g>
    </svg>
  )
}
