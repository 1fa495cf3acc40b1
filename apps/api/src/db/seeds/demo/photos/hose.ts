const weave = Array.from(
  { length: 9 },
  (_, thread) =>
    `<line x1="${548 + thread * 15}" y1="${382 + (thread % 3) * 7}" x2="${572 + thread * 15}" y2="${470 - (thread % 2) * 9}"/>`,
)

/** A refuelling hose worn down to its reinforcement. */
export const hose = `
  <rect width="1200" height="900" fill="#9aa19c"/>
  <g stroke="#858c87" stroke-width="5"><path d="M 0 250 L 1200 190"/><path d="M 0 720 L 1200 660"/></g>
  <path d="M -60 690 C 230 640 280 450 560 428 S 980 470 1270 250" fill="none" stroke="#5c635f" stroke-width="212" opacity="0.45"/>
  <path d="M -60 660 C 230 610 280 420 560 398 S 980 440 1270 220" fill="none" stroke="#1d2120" stroke-width="200"/>
  <path d="M -60 612 C 220 562 270 378 556 352 S 980 392 1270 176" fill="none" stroke="#4a514e" stroke-width="26" opacity="0.8"/>
  <path d="M -60 690 C 230 640 280 450 560 428 S 980 470 1270 250" fill="none" stroke="#39413e" stroke-width="40" opacity="0.7"/>
  <path d="M 520 414 Q 560 352 640 372 Q 706 388 716 432 Q 690 492 610 488 Q 536 480 520 414 Z" fill="#6a5a44"/>
  <g stroke="#d8cdb4" stroke-width="6">${weave.join('')}</g>
  <path d="M 520 414 Q 560 352 640 372 Q 706 388 716 432" fill="none" stroke="#0d0f0f" stroke-width="7"/>
  <g transform="rotate(4 330 780)">
    <rect x="140" y="770" width="470" height="46" fill="#f2d24b"/>
    <g stroke="#2b2b22" stroke-width="4">${Array.from({ length: 23 }, (_, mark) => `<line x1="${160 + mark * 20}" y1="770" x2="${160 + mark * 20}" y2="${mark % 5 === 0 ? 804 : 790}"/>`).join('')}</g>
  </g>`
