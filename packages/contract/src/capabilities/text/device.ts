// The order matters: Edge and Opera call themselves Chrome, and Chrome calls itself Safari.
const browsers: readonly [RegExp, string][] = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/CocCoc|coc_coc/i, 'Cốc Cốc'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** What a person would call the browser and the machine that a user agent stands for; nothing for one that says neither. */
export function deviceOf(agent: string): { browser: string; system: string } | undefined {
  const browser = named(browsers, agent)
  const system = named(systems, agent)
  return browser && system ? { browser, system } : undefined
}

function named(names: readonly [RegExp, string][], agent: string): string | undefined {
  return names.find(([mark]) => mark.test(agent))?.[1]
}
