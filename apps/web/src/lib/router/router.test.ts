// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { route, type Route, type Screen, type SearchRules } from './route.ts'

/** A screen whose code comes when the test says so. */
function screenLater() {
  let come = () => {}
  const coming = new Promise<void>((done) => (come = done))
  const screen: Screen = Object.assign(() => null, { preload: () => coming, search: () => undefined })
  return { screen, come }
}
const here: Screen = Object.assign(() => null, { preload: () => Promise.resolve(), search: () => undefined })
const rules: SearchRules = {
  read: ({ page = '1', sort }) => ({ page: Number(page), sort }),
  defaults: { page: 1 },
}

const list = route('/audit/list', {
  component: Object.assign(() => null, { preload: () => Promise.resolve(), search: () => rules }),
})
const lost = route('/404', { component: here, isOpen: true })
const routes: Route[] = [
  lost,
  list,
  route('/audit', { leadsTo: '/audit/list' }),
  route('/audit/$id/minutes/$minutesId', { component: here }),
  route('/audit/$id/minutes/history', { component: here }),
  route('/audit/$id/view', { component: here }),
]
const settled = () => new Promise((done) => setTimeout(done))
const addressNow = () => window.location.pathname + window.location.search

/** The application anew at an address, with nobody to ask who is signed in. */
async function startedAt(address: string, more: Route[] = [], admits = () => Promise.resolve()) {
  vi.resetModules()
  window.history.replaceState(null, '', address)
  const router = await import('./router.ts')
  const { holding } = await import('./holding.ts')
  router.startRouter({ routes: [...routes, ...more], lost, frame: here, admits })
  await settled()
  return { ...router, holding, shownPath: () => router.screenShown()?.route.path }
}
const goTo = (address: string) => ({ href: address })

beforeEach(() => {
  sessionStorage.clear()
  window.scrollTo = () => undefined
})

it('an address is the screen of the route that says more of it, whatever its case and the slash at its end', async () => {
  const { navigate, screenShown, shownPath } = await startedAt('/audit/7/minutes/history')
  expect(shownPath()).toBe('/audit/$id/minutes/history')
  await navigate(goTo('/Audit/7/minutes/12/'))
  expect([shownPath(), screenShown()?.params]).toEqual(['/audit/$id/minutes/$minutesId', { id: '7', minutesId: '12' }])
})

it('nothing is shown of a record whose number is none, nor of an address that there is not', async () => {
  const { shownPath, navigate } = await startedAt('/audit/seven/view')
  expect([shownPath(), addressNow()]).toEqual(['/404', '/404'])
  await navigate(goTo('/audit/7/nothing'))
  expect([shownPath(), addressNow()]).toEqual(['/404', '/audit/7/nothing'])
})

it('a word stands in the address of a screen that takes words', async () => {
  const checked = route('/check/$code', { component: here, isOpen: true, takesWords: true })
  const { shownPath, screenShown } = await startedAt('/check/00ff', [checked])
  expect([shownPath(), screenShown()?.params]).toEqual(['/check/$code', { code: '00ff' }])
})

it('an address that leads to another one takes its search along', async () => {
  const { searchShown } = await startedAt('/audit?page=3')
  expect([addressNow(), searchShown()]).toEqual(['/audit/list?page=3', { page: 3, sort: undefined }])
})

it('a change of the search is there at once, and leaves out what goes without saying', async () => {
  const { navigate, searchShown } = await startedAt('/audit/list')
  const before = searchShown()
  void navigate({ to: '.', search: (was: object) => ({ ...was, sort: 'asc' }) } as never)
  expect([addressNow(), searchShown()]).toEqual(['/audit/list?sort=asc', { page: 1, sort: 'asc' }])
  void navigate({ to: '.', search: { page: 1 } } as never)
  expect(addressNow()).toBe('/audit/list')
  expect(searchShown()).toEqual(before)
})

it('the search is read by the rules of the screen also when its code comes after it', async () => {
  const code: { rules?: SearchRules } = {}
  const late: Screen = Object.assign(() => null, { preload: () => Promise.resolve(), search: () => code.rules })
  const { searchShown } = await startedAt('/late?page=2', [route('/late', { component: late })])
  expect(searchShown()).toEqual({ page: '2' })
  code.rules = rules
  const read = searchShown()
  expect(read).toEqual({ page: 2, sort: undefined })
  expect(searchShown()).toBe(read)
})

it('the screen before stays until the code of the next one is here; whoever has gone on meanwhile is not brought back', async () => {
  const { screen, come } = screenLater()
  const { navigate, placeShown, shownPath } = await startedAt('/audit/list', [route('/slow', { component: screen })])
  void navigate(goTo('/slow'))
  await settled()
  expect([shownPath(), placeShown().pathname]).toEqual(['/audit/list', '/slow'])
  await navigate(goTo('/audit/7/view'))
  come()
  await settled()
  expect(shownPath()).toBe('/audit/$id/view')
})

it('nothing is shown before it is known who is signed in', async () => {
  const { shownPath } = await startedAt('/audit/list', [], () => new Promise(() => undefined))
  expect(shownPath()).toBe(undefined)
})

it('what holds the page keeps it from being left, unless the way says otherwise', async () => {
  const { navigate, holding, shownPath } = await startedAt('/audit/list')
  const asked: string[] = []
  const holder = {
    stays: ({ next, action }: { next: { pathname: string }; action: string }) => {
      asked.push(`${action} ${next.pathname}`)
      return Promise.resolve(true)
    },
  }
  holding.add(holder)
  await navigate(goTo('/audit/7/view'))
  await navigate({ ...goTo('/audit/8/view'), replace: true })
  expect([shownPath(), addressNow(), asked]).toEqual([
    '/audit/list',
    '/audit/list',
    ['PUSH /audit/7/view', 'REPLACE /audit/8/view'],
  ])
  await navigate({ ...goTo('/audit/9/view'), ignoreHolding: true })
  expect(addressNow()).toBe('/audit/9/view')
})

it('the same address again is no further step back', async () => {
  const { navigate } = await startedAt('/audit/list')
  const steps = window.history.length
  await navigate(goTo('/audit/list'))
  expect(window.history.length).toBe(steps)
})

it('a filter of a screen that somebody is leaving does not keep them there', async () => {
  const { screen, come } = screenLater()
  const { navigate, shownPath } = await startedAt('/audit/list', [route('/slow', { component: screen })])
  void navigate(goTo('/slow'))
  await navigate({ to: '.', search: { sort: 'asc' } } as never)
  expect(addressNow()).toBe('/slow')
  come()
  await settled()
  expect([shownPath(), addressNow()]).toEqual(['/slow', '/slow'])
})

it('what an address names stays the same object while its search changes', async () => {
  const { navigate, screenShown } = await startedAt('/audit/7/view')
  const before = screenShown()?.params
  await navigate(goTo('/audit/7/view?sort=asc'))
  expect(screenShown()?.params).toBe(before)
  await navigate(goTo('/audit/8/view'))
  expect(screenShown()?.params).toEqual({ id: '8' })
})

it('a link of ours is followed here, and what leads to another site, a new tab or a file is the browser’s', async () => {
  await startedAt('/audit/list')
  const { anchorOf } = await import('./link.tsx')
  const isFollowed = (link: object, click: object = {}) => {
    const event = new MouseEvent('click', { cancelable: true, ...click })
    anchorOf(link).onClick(event as never)
    return event.defaultPrevented
  }
  expect(isFollowed({ href: '/audit/7/view' })).toBe(true)
  for (const href of ['https://other.example/audit', '//other.example/audit', 'mailto:lan@apron.example'])
    expect([href, isFollowed({ href })]).toEqual([href, false])
  expect(isFollowed({ href: '/audit/7/view', target: '_blank' })).toBe(false)
  expect(isFollowed({ href: '/files/7', download: '' })).toBe(false)
  expect(isFollowed({ href: '/audit/7/view' }, { ctrlKey: true })).toBe(false)
  expect(isFollowed({ href: '/audit/7/view' }, { button: 1 })).toBe(false)
})

it('whoever draws a link hears all that happens to it', async () => {
  await startedAt('/audit/list')
  const { anchorOf } = await import('./link.tsx')
  const heard: string[] = []
  const names = ['onClick', 'onMouseEnter', 'onMouseLeave', 'onTouchStart', 'onFocus'] as const
  const own = Object.fromEntries(names.map((name) => [name, () => heard.push(name)]))
  const link = anchorOf({ href: '#', ...own })
  for (const name of names) link[name](new MouseEvent('click') as never)
  expect(heard).toEqual(names)
})
