/** Reads the part of an address after `?`; every value is text, the screen's schema makes numbers of it. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** Writes filters as plain, short addresses: lists with commas, empty values and those of `defaults` left out. */
export function stringifySearch(search: object, defaults: object = {}): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search) as [string, unknown][]) {
    const text = textOf(value)
    if (text !== '' && text !== textOf((defaults as Record<string, unknown>)[name])) params.set(name, text)
  }
  return params.size > 0 ? `?${params.toString().replaceAll('%2F', '/').replaceAll('%2C', ',')}` : ''
}

const textOf = (value: unknown) => (Array.isArray(value) ? value.join(',') : String(value ?? ''))
