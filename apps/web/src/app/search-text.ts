/** Reads the part of an address after `?`; every value is text, the screen's schema makes numbers of it. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** Writes filters as plain, short addresses: lists with commas, empty values left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null || value === '') continue
    if (Array.isArray(value) && value.length === 0) continue
    params.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  return params.size > 0 ? `?${params.toString().replaceAll('%2F', '/').replaceAll('%2C', ',')}` : ''
}
