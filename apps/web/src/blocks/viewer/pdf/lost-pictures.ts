import { operations, type PdfPage } from './opening/library.ts'

const painting: ReadonlySet<unknown> = new Set([operations.paintImageXObject, operations.paintImageXObjectRepeat])

/** Whether an operation paints a picture that could not be decoded: the library goes on without it and says nothing. */
export function isLostPicture(page: PdfPage, operation: unknown, values: unknown): boolean {
  if (!painting.has(operation)) return false
  const [name] = values as [string | null]
  if (name === null) return true
  const objects = name.startsWith('g_') ? page.commonObjs : page.objs
  return objects.has(name) && objects.get(name) === null
}
