import fonts from '../app/look/fonts.css?url'

/** Brings into the browser's cache what the application starts with, once this page has all of its own. */
export function fetchAhead(): void {
  const begin = () => setTimeout(() => void bring(), 300)
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}

async function bring() {
  addLink('stylesheet', fonts)
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  const page = await fetch('/', { headers: { Accept: 'text/html' } })
    .then((reply) => reply.text())
    .catch(() => '')
  const files = new DOMParser().parseFromString(page, 'text/html').querySelectorAll('script[src], link[href]')
  for (const file of files)
    addLink('prefetch', file.getAttribute('src') ?? file.getAttribute('href')!, file.hasAttribute('crossorigin'))
}

function addLink(rel: 'prefetch' | 'stylesheet', href: string, isShared = false) {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  if (isShared) link.crossOrigin = ''
  document.head.append(link)
}
