const size = 'popup,width=600,height=700'

/**
 * Prints a sheet from a window of its own, 600 by 700, as the specification has it; the screen stays as it is. A browser
 * that opens no window prints the page, which shows nothing but the sheet on paper.
 */
export async function printSheet(sheet: HTMLElement): Promise<void> {
  // Before anything is waited for: a browser opens windows only at once after a click.
  const paper = window.open('', '', size)
  await untilWhole(sheet)
  await loadPictures(sheet)
  if (!paper) return window.print()
  if (paper.closed) return
  await lay(sheet, paper.document)
  if (paper.closed) return
  paper.addEventListener('afterprint', () => paper.close())
  paper.focus()
  paper.print()
}

/** Milliseconds between two looks, and how many there are: without a network some of it never comes. */
const looks = { every: 50, most: 100 }

/** Waits for what of a sheet is fetched later. */
async function untilWhole(sheet: HTMLElement): Promise<void> {
  for (let look = 0; look < looks.most && sheet.querySelector('[data-coming]'); look += 1)
    await new Promise((done) => setTimeout(done, looks.every))
}

/** Copies the sheet with its styles into an empty document, and waits until all of it can be shown. */
async function lay(sheet: HTMLElement, paper: Document): Promise<void> {
  paper.title = document.title
  paper.documentElement.lang = document.documentElement.lang
  paper.documentElement.dataset['mantineColorScheme'] = 'light'
  const styles = [...document.querySelectorAll<HTMLElement>('link[rel=stylesheet], style')].map((style) => {
    const copy = paper.importNode(style, true)
    // The new document has no address that a relative one could start from.
    if (style instanceof HTMLLinkElement) copy.setAttribute('href', style.href)
    return copy
  })
  const arriving = styles.filter(({ tagName }) => tagName === 'LINK').map(untilLoaded)
  paper.head.append(...styles)
  paper.body.append(paper.importNode(sheet, true))
  await Promise.all(arriving)
  await Promise.all([loadPictures(paper.body), paper.fonts.ready])
}

const untilLoaded = (style: HTMLElement) =>
  new Promise<void>((done) => {
    style.addEventListener('load', () => done(), { once: true })
    style.addEventListener('error', () => done(), { once: true })
  })

/** Loads every picture of an element, also those further down that the browser has put off. */
async function loadPictures(element: Element): Promise<void> {
  await Promise.all(
    [...element.querySelectorAll('img')].map((image) => {
      image.loading = 'eager'
      return image.decode().catch(() => undefined)
    }),
  )
}
