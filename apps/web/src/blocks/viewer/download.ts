import type { ShownFile } from './shown-file.ts'

/** Puts a stored file into the downloads of the browser, under its own name. */
export function download({ url, name }: Pick<ShownFile, 'url' | 'name'>): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}
