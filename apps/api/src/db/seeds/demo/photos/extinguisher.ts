/** A fire extinguisher whose needle stands below green, with an empty tag. */
export const extinguisher = `
  <rect width="1200" height="900" fill="#dad7cc"/>
  <rect y="770" width="1200" height="130" fill="#8b8a80"/>
  <rect x="430" y="40" width="300" height="60" rx="8" fill="#b3261e"/>
  <ellipse cx="590" cy="806" rx="210" ry="28" fill="#55554d" opacity="0.5"/>
  <path d="M 440 360 Q 440 270 530 262 L 640 262 Q 740 270 740 360 L 740 770 Q 740 806 700 806 L 480 806 Q 440 806 440 770 Z" fill="#c62a22"/>
  <path d="M 470 370 Q 470 300 520 290 L 520 790 L 490 790 Q 470 790 470 770 Z" fill="#ffffff" opacity="0.22"/>
  <rect x="550" y="186" width="80" height="84" fill="#3a3f3f"/>
  <path d="M 540 190 L 730 150 L 740 178 L 560 220 Z" fill="#232828"/>
  <path d="M 556 214 L 740 206 L 740 230 L 556 240 Z" fill="#343a3a"/>
  <path d="M 550 230 C 400 230 370 330 372 560 L 372 660" fill="none" stroke="#1f2424" stroke-width="26"/>
  <path d="M 350 650 L 394 650 L 410 740 L 334 740 Z" fill="#1f2424"/>
  <rect x="480" y="430" width="220" height="190" rx="8" fill="#f4f1e6"/>
  <rect x="500" y="452" width="180" height="20" fill="#c62a22"/>
  <g fill="#8c8a80"><rect x="500" y="492" width="160" height="12"/><rect x="500" y="520" width="180" height="12"/><rect x="500" y="548" width="120" height="12"/></g>
  <circle cx="676" cy="262" r="56" fill="#2b3030"/>
  <circle cx="676" cy="262" r="46" fill="#f7f7f2"/>
  <path d="M 676 222 A 40 40 0 0 1 714 250" fill="none" stroke="#1f9d61" stroke-width="14"/>
  <path d="M 638 274 A 40 40 0 0 1 676 222" fill="none" stroke="#c62a22" stroke-width="14"/>
  <line x1="676" y1="262" x2="644" y2="250" stroke="#1f2424" stroke-width="7"/>
  <g transform="rotate(9 830 430)">
    <path d="M 700 240 Q 760 280 800 330" fill="none" stroke="#6a6a60" stroke-width="4"/>
    <rect x="750" y="320" width="200" height="290" rx="10" fill="#f5e7a6"/>
    <circle cx="800" cy="345" r="10" fill="#8b8a80"/>
    <g stroke="#8f8550" stroke-width="3">
      <line x1="770" y1="400" x2="930" y2="400"/><line x1="770" y1="440" x2="930" y2="440"/>
      <line x1="770" y1="480" x2="930" y2="480"/><line x1="770" y1="520" x2="930" y2="520"/>
      <line x1="770" y1="560" x2="930" y2="560"/><line x1="850" y1="370" x2="850" y2="590"/>
    </g>
  </g>`
