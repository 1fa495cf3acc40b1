const spoke = (angle: number, [from, to]: [number, number], width: number, color = '#25302f') => {
  const radians = (angle * Math.PI) / 180
  const [x, y] = [Math.sin(radians), -Math.cos(radians)]
  return `<line x1="${600 + x * from}" y1="${450 + y * from}" x2="${600 + x * to}" y2="${450 + y * to}" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`
}

const ticks = Array.from({ length: 41 }, (_, step) =>
  spoke(-135 + step * 6.75, [step % 5 === 0 ? 246 : 262, 290], step % 5 === 0 ? 9 : 4),
)

/** A pressure gauge on a pipe, its needle low. */
export const gauge = `
  <rect width="1200" height="900" fill="#8d989b"/>
  <rect y="640" width="1200" height="150" fill="url(#steel)"/>
  <rect x="545" y="700" width="110" height="130" fill="#6d777a"/>
  <circle cx="600" cy="450" r="372" fill="#3a4446"/>
  <circle cx="600" cy="450" r="346" fill="url(#steel)"/>
  <circle cx="600" cy="450" r="318" fill="#f6f5ee"/>
  <path d="M 822 594 A 265 265 0 0 0 845 350" fill="none" stroke="#c23a33" stroke-width="30"/>
  ${ticks.join('')}
  ${spoke(-62, [-70, 236], 14, '#1d2726')}
  <circle cx="600" cy="450" r="34" fill="#25302f"/>
  <rect x="520" y="560" width="160" height="54" rx="6" fill="#25302f"/>
  <rect x="532" y="570" width="136" height="34" fill="#dfe6d4"/>
  <path d="M 330 270 A 330 330 0 0 1 640 128 L 620 210 A 250 250 0 0 0 390 320 Z" fill="#ffffff" opacity="0.28"/>`
