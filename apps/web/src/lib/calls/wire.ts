import { fieldsOf, type Route } from '@apron/contract'

type Files = Record<string, File | readonly File[] | undefined>

/** The query as an address carries it: lists with commas, absent and empty values left out. */
export function queryString(query: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue
    if (Array.isArray(value) && value.length === 0) continue
    search.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  return search.size > 0 ? `?${search}` : ''
}

/** The body of a write: JSON, or a multipart form when the route takes files. */
export function jsonOrForm(
  route: Route,
  body: Record<string, unknown> | undefined,
  files: Files | undefined,
  headers: Headers,
): string | FormData | null {
  if (route.files) return formOf(body ?? {}, files ?? {}, route.files)
  if (body === undefined) return null
  headers.set('Content-Type', 'application/json')
  return JSON.stringify(body)
}

function formOf(body: Record<string, unknown>, files: Files, rules: NonNullable<Route['files']>): FormData {
  const form = new FormData()
  for (const [name, value] of fieldsOf(body)) form.append(name, value)
  for (const [name, sent] of Object.entries(files)) {
    const many = (rules[name]?.atMost ?? 1) > 1
    const list = sent === undefined ? [] : sent instanceof File ? [sent] : sent
    list.forEach((file, index) => form.append(many ? `${name}[${index}]` : name, file))
  }
  return form
}
