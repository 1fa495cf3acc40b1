import { t } from '../../../lib/text/i18n.ts'

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

/** What a person would call the browser and the machine that a user agent stands for. */
export function deviceName(agent: string): string {
  const browser = named(browsers, agent)
  const system = named(systems, agent)
  return browser && system ? t('profile.device', { browser, system }) : t('profile.unknown_device')
}

function named(names: readonly [RegExp, string][], agent: string): string | undefined {
  return names.find(([mark]) => mark.test(agent))?.[1]
}
