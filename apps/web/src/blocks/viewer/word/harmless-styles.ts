/** Ways to ask for a file; what a document carries stands in it as data. */
const asking = /image-set\(|src\(|url\((?!["']?data:)/i

const strings = /"(?:[^"\\]|\\.)*"?/gs

function isAsking(value: string): boolean {
  // Browsers write escapes in strings alone, but leave what holds a variable as it came.
  return asking.test(value) || value.replaceAll(strings, '').includes('\\')
}

/** Takes away whatever asks for a file. */
function quieten(look: CSSStyleDeclaration): void {
  const names = [...look].filter((name) => isAsking(look.getPropertyValue(name)))
  for (const name of names) look.removeProperty(name)
  // A short form that holds a variable says nothing of its parts.
  if (isAsking(look.cssText)) look.cssText = ''
}

/** A document's own rules and fonts, without anything that asks for a file or that no document needs. */
function harmless(css: string): string {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return [...sheet.cssRules]
    .map((rule) => {
      if (!(rule instanceof CSSStyleRule || rule instanceof CSSFontFaceRule)) return ''
      quieten(rule.style)
      // Without the rules within it.
      return `${rule instanceof CSSStyleRule ? rule.selectorText : '@font-face'} { ${rule.style.cssText} }`
    })
    .join('\n')
}

/** Leaves a drawn document no look that asks for a file: names of fonts, colours and styles stand in it as they came. */
export function makeStylesHarmless(drawn: HTMLElement): void {
  for (const style of drawn.querySelectorAll('style')) style.textContent = harmless(style.textContent)
  for (const element of drawn.querySelectorAll<HTMLElement | SVGElement>('[style]')) quieten(element.style)
  // Drawings are dressed by attributes too.
  for (const element of drawn.querySelectorAll('svg, svg *'))
    for (const name of element.getAttributeNames())
      if (name !== 'style' && isAsking(element.getAttribute(name) ?? '')) element.removeAttribute(name)
}
