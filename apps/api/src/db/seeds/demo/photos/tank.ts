/** The foot of a storage tank: drain valve, a streak of rust, a bucket. */
export const tank = `
  <rect width="1200" height="900" fill="#b9cad3"/>
  <rect y="690" width="1200" height="210" fill="#8f8d84"/>
  <rect y="690" width="1200" height="16" fill="#6f6d65"/>
  <rect x="-40" y="-20" width="900" height="720" fill="url(#shade)"/>
  <rect x="-40" y="-20" width="900" height="720" fill="#eef1ee" opacity="0.78"/>
  <g stroke="#c3cac6" stroke-width="6"><path d="M 0 180 H 860"/><path d="M 0 420 H 860"/></g>
  <circle cx="300" cy="300" r="130" fill="#dfe4e1" stroke="#aab3af" stroke-width="14"/>
  <g fill="#8d9793"><circle cx="300" cy="190" r="9"/><circle cx="300" cy="410" r="9"/><circle cx="190" cy="300" r="9"/><circle cx="410" cy="300" r="9"/><circle cx="222" cy="222" r="9"/><circle cx="378" cy="222" r="9"/><circle cx="222" cy="378" r="9"/><circle cx="378" cy="378" r="9"/></g>
  <path d="M 640 420 q 16 120 -4 200 q 40 30 52 70 l -90 0 q 14 -110 10 -270 Z" fill="#a4562a" opacity="0.62"/>
  <rect x="610" y="560" width="330" height="64" fill="#7f8a88"/>
  <rect x="596" y="538" width="36" height="108" fill="#69736f"/>
  <rect x="760" y="528" width="96" height="128" rx="12" fill="#c23a33"/>
  <rect x="798" y="450" width="20" height="84" fill="#4b5351"/>
  <rect x="724" y="430" width="168" height="28" rx="14" fill="#c23a33"/>
  <path d="M 940 560 Q 1006 560 1006 626 L 1006 660 L 944 660 L 944 624 Z" fill="#7f8a88"/>
  <path d="M 968 660 q 6 40 0 84 l 14 0 q 6 -44 2 -84 Z" fill="#d9c987"/>
  <path d="M 880 730 L 1080 730 L 1056 870 L 904 870 Z" fill="#3f5f86"/>
  <ellipse cx="980" cy="732" rx="100" ry="20" fill="#d9c987"/>
  <ellipse cx="640" cy="772" rx="150" ry="22" fill="#4d4a42" opacity="0.55"/>`
