/** A body as the fields of a multipart form: a list under `a[0]`, `a[1]`, the parts of an object under `a[b]`. */
export function fieldsOf(body: object): [name: string, value: string][] {
  return Object.entries(body).flatMap(([name, value]) => fieldsNamed(name, value))
}

function fieldsNamed(name: string, value: unknown): [string, string][] {
  if (value === undefined) return []
  if (Array.isArray(value)) return value.flatMap((part, index) => fieldsNamed(`${name}[${index}]`, part))
  if (value === null) return [[name, '']]
  if (typeof value === 'boolean') return [[name, value ? '1' : '0']]
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, part]) => fieldsNamed(`${name}[${key}]`, part))
}
