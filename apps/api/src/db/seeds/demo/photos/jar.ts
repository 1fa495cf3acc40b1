const specks = Array.from(
  { length: 46 },
  (_, grain) => `<circle cx="${432 + ((grain * 73) % 336)}" cy="${742 + ((grain * 29) % 44)}" r="${2 + (grain % 4)}"/>`,
)

/** A sample jar: bright fuel over a layer of water with sediment. */
export const jar = `
  <rect width="1200" height="900" fill="#cfd6d2"/>
  <rect y="800" width="1200" height="100" fill="#77807b"/>
  <ellipse cx="600" cy="806" rx="270" ry="26" fill="#4f5854" opacity="0.6"/>
  <rect x="400" y="130" width="400" height="680" rx="34" fill="#eef4f1"/>
  <rect x="418" y="250" width="364" height="450" fill="#efdf9a"/>
  <rect x="418" y="250" width="364" height="450" fill="url(#shade)" opacity="0.35"/>
  <path d="M 418 700 Q 600 716 782 700 L 782 770 Q 782 794 756 794 L 444 794 Q 418 794 418 770 Z" fill="#a9b7bd"/>
  <path d="M 418 700 Q 600 716 782 700" fill="none" stroke="#7b8b92" stroke-width="6"/>
  <g fill="#5b4630">${specks.join('')}</g>
  <rect x="384" y="96" width="432" height="66" rx="16" fill="#41504d"/>
  <rect x="446" y="190" width="34" height="560" rx="17" fill="#ffffff" opacity="0.55"/>
  <g stroke="#5d6a66" stroke-width="5">
    <line x1="730" y1="340" x2="782" y2="340"/><line x1="730" y1="440" x2="782" y2="440"/>
    <line x1="730" y1="540" x2="782" y2="540"/><line x1="730" y1="640" x2="782" y2="640"/>
  </g>`
