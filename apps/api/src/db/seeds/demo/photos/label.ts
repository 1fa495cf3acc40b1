const writing = [330, 404, 478, 552].map(
  (y, row) =>
    `<path d="M 520 ${y} q 24 -26 48 0 t 48 0 t 48 0 t 48 0 ${row === 1 ? '' : 't 48 0 t 48 0'}" fill="none" stroke="#2c4a86" stroke-width="9" opacity="${row === 1 ? 0.25 : 0.85}"/>
     <rect x="360" y="${y - 16}" width="120" height="22" rx="4" fill="#7c8783"/>`,
)

/** The label of a retained sample, smudged by fuel. */
export const label = `
  <rect width="1200" height="900" fill="#6f7a76"/>
  <rect x="210" y="70" width="780" height="900" rx="70" fill="#b98f4d"/>
  <rect x="240" y="70" width="90" height="900" fill="#ffffff" opacity="0.18"/>
  <g transform="rotate(-3 600 450)">
    <rect x="310" y="200" width="580" height="460" rx="12" fill="#f7f4e8"/>
    <rect x="310" y="200" width="580" height="70" rx="12" fill="#12716a"/>
    ${writing.join('')}
    <g fill="#26302e">
      <rect x="360" y="590" width="8" height="48"/><rect x="376" y="590" width="16" height="48"/>
      <rect x="402" y="590" width="6" height="48"/><rect x="416" y="590" width="20" height="48"/>
      <rect x="446" y="590" width="8" height="48"/><rect x="464" y="590" width="12" height="48"/>
      <rect x="486" y="590" width="6" height="48"/><rect x="502" y="590" width="18" height="48"/>
    </g>
    <ellipse cx="690" cy="420" rx="190" ry="84" fill="#c9a35c" opacity="0.55"/>
    <ellipse cx="780" cy="470" rx="90" ry="60" fill="#a97f3c" opacity="0.4"/>
  </g>`
