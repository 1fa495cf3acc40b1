import type { Page } from 'playwright-core'

/** What ran or was asked for elsewhere while a page was open. */
export async function watched(page: Page, url: string): Promise<string[]> {
  const seen: string[] = []
  await page.exposeFunction('fired', (n: number) => seen.push(`ran ${n} at ${page.url()}`))
  await page.exposeFunction('policyBroken', (what: string) => seen.push(`policy: ${what} at ${page.url()}`))
  await page.addInitScript(() => {
    const tell = (window as unknown as { policyBroken: (what: string) => void }).policyBroken
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      tell(`${violatedDirective} ${blockedURI}`),
    )
  })
  page.on('dialog', (dialog) => {
    seen.push(`dialog at ${page.url()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const address = request.url()
    if (!address.startsWith(url) && !/^(data|blob|about):/.test(address)) seen.push(`asked for ${address}`)
  })
  return seen
}

/** Elements and attributes that run something or lead there, anywhere on the page and in the trees within it. */
export const findLive = () => {
  const within = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? within(element.shadowRoot) : []),
    ])
  return within(document).flatMap((element) =>
    element
      .getAttributeNames()
      .filter((name) => /^on/i.test(name) || /^\s*(javascript|vbscript|data:text)/i.test(element.getAttribute(name)!))
      .map((name) => `${element.tagName} ${name}`),
  )
}

/** What makes the page wider than its window. */
export const findWide = () =>
  document.documentElement.scrollWidth <= window.innerWidth
    ? []
    : [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
        .map((element) => `${element.tagName}.${element.className}: ${element.textContent.slice(0, 40)}`)
