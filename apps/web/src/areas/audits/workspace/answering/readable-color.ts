/** White on a colour (`#rrggbb`) where it can be read, else black; always a contrast of at least 4.5. */
export function readableOn(color: string): '#000000' | '#ffffff' {
  return 1.05 / (luminance(color) + 0.05) >= 4.5 ? '#ffffff' : '#000000'
}

/** Relative luminance as WCAG counts it, 0 to 1; 1 for what is no colour. */
function luminance(color: string): number {
  const [, red = 'ff', green = 'ff', blue = 'ff'] = /^#(..)(..)(..)$/.exec(color) ?? []
  const [r = 1, g = 1, b = 1] = [red, green, blue].map((part) => {
    const share = Number.parseInt(part, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
