/** A control that a person can press, without what sends a form or is a link. */
type Pressable = { key: string; name: string }

/**
 * Runs in the page. Presses the first control in sight that was not pressed before, each kind once though a list shows
 * it in every row; null when there is none.
 */
export function pressNext(pressed: string[]): Pressable | null {
  const inSight = (element: Element) => {
    const box = element.getBoundingClientRect()
    return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility !== 'hidden'
  }
  const layers = [...document.querySelectorAll('[role=menu], [role=dialog]')].filter(inSight)
  const scope = layers.at(-1) ?? document.querySelector('#content') ?? document.body
  const inside = scope === layers.at(-1) ? scope.getAttribute('role')! : 'screen'
  const controls = scope.querySelectorAll<HTMLElement>('button, [role=tab], [role=menuitem], summary, [role=treeitem]')
  for (const control of controls) {
    if (!inSight(control) || control.closest('[role=toolbar], form .mantine-RichTextEditor-root')) continue
    if (control.matches('[type=submit], [disabled], [aria-disabled=true], [data-disabled], a, [aria-haspopup=listbox]'))
      continue
    const row = control.closest('tbody tr, li, article, [role=treeitem], [role=row]')
    const icon = control.querySelector('svg')?.getAttribute('class') ?? ''
    const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
    const place = row
      ? `${row.tagName} ${[...row.querySelectorAll('button')].indexOf(control as HTMLButtonElement)}`
      : name
    const heading = control.closest('th') ? 'sort' : place
    const key = [inside, control.tagName, control.getAttribute('role'), icon, heading].join('|')
    if (pressed.includes(key)) continue
    control.click()
    return { key, name: name.trim().slice(0, 60) }
  }
  return null
}

/** Runs in the page: how many menus and windows lie over the screen. */
export function layers(): number {
  return [...document.querySelectorAll('[role=menu], [role=dialog]')].filter((layer) => layer.clientHeight > 0).length
}

/** Runs in the page: until what came is drawn and nothing is left to do. */
export function drawn(): Promise<unknown> {
  return new Promise((idle) => requestAnimationFrame(() => requestIdleCallback(idle, { timeout: 200 })))
}

/** Runs in the page: everything that a person reads or hears on it, a line each. */
export function words(): string[] {
  const named = [...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap((element) =>
    ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  )
  return [document.title, ...document.body.innerText.split('\n'), ...named].map((line) => line.trim())
}
