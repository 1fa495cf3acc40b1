// Sets theme and language before the first paint, so that nothing flashes.
;(function () {
  var root = document.documentElement
  try {
    var scheme = localStorage.getItem('theme') || 'auto'
    var dark = scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
    root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
    var settings = JSON.parse(localStorage.getItem('settings') || '{}')
    var at = /^\/(?:password\/)?(forgot|reset|invitation|mail-off)(?:\/|$)/.exec(location.pathname)
    if (at) root.setAttribute('data-at', at[1])
    root.lang = localStorage.getItem('language') || settings.language || 'en'
    // The sign-in page shows no words in a language that is not the deployment's.
    if (!localStorage.getItem('language') && !settings.language) {
      root.setAttribute('data-undecided', '')
      // Nothing may come that says it.
      setTimeout(function () {
        root.removeAttribute('data-undecided')
      }, 3000)
    }
  } catch {
    root.setAttribute('data-mantine-color-scheme', 'light')
  }
})()

// A cached page that does not start is replaced by that of the server, once in a tab.
;(function () {
  var worker = navigator.serviceWorker
  if (!worker || !worker.controller) return
  async function giveUp() {
    var place = document.getElementById('root')
    if ((place && place.firstChild) || sessionStorage.getItem('given-up')) return
    // Bypasses the cache: without a network the page is no better there.
    var reply = await fetch('/', { cache: 'no-store' })
    if (!reply.ok) return
    sessionStorage.setItem('given-up', '1')
    for (var registration of await worker.getRegistrations()) await registration.unregister()
    await caches.delete('application')
    location.reload()
  }
  addEventListener(
    'error',
    function (event) {
      if (event.target === window || event.target.tagName === 'SCRIPT') giveUp().catch(function () {})
    },
    true,
  )
})()

// What the first screen needs is asked for at once and together, before the application is here to ask.
;(function () {
  var said = document.querySelector('script[data-ahead]')
  var token = localStorage.getItem('token')
  if (!said || !token) return
  var table = JSON.parse(said.textContent)
  var language = document.documentElement.lang
  var place = language === 'vi' ? 0 : 1
  var calls = {}
  var files = {}
  window.ahead = { token: token, language: language, calls: calls, files: files }

  function read(key) {
    try {
      return JSON.parse(localStorage.getItem(key)) || {}
    } catch {
      return {}
    }
  }
  function call(address) {
    if (calls[address]) return
    var headers = { Accept: 'application/json', 'Accept-Language': language, Authorization: 'Bearer ' + token }
    calls[address] = fetch(address, { headers: headers })
    // Whoever takes it gets the error.
    calls[address].catch(function () {})
  }
  function bring(number, priority) {
    var address = '/' + table.names[number]
    if (ran.indexOf(address) >= 0) return
    files[address] = fetch(address, { cache: 'force-cache', priority: priority })
    files[address].catch(function () {})
  }

  var kept = read('ran')
  var ran = kept.version === table.entry ? kept.files : []
  var group = read('user').group
  // Before anything is read: what changes from here on is read anew.
  if (group && group.is_approved) call('/api/changes')
  call('/api/profiles')
  if (!localStorage.getItem('settings')) call('/api/settings')
  bring(table.start[place], 'auto')
  var asked = read('asked')
  var here = location.pathname + location.search
  var before = asked.token === token.slice(0, 12) && asked.calls && asked.calls[here]
  if (before) before.forEach(call)
  else if (group && group.is_approved) call('/api/menus/' + group.id)
  var filters = new URLSearchParams(location.search)
  table.screens.forEach(function (screen) {
    var names = screen[0].match(/\$\w+/g) || []
    var found = new RegExp('^' + screen[0].replace(/\$\w+/g, '([1-9]\\d*)') + '$').exec(location.pathname)
    if (!found) return
    // On a slow network the chunks of the screen would compete with the start, arrive first and have to wait for it.
    screen[1].concat(screen[2 + place]).forEach(function (number) {
      bring(number, 'low')
    })
    if (before || !group || !group.is_approved) return
    screen[4].forEach(function (ask) {
      var isKnown = ask.indexOf('?') < 0 || !location.search
      var address = ask.replace(/(\$\w+)|\{(\w+)\}/g, function (_, name, filter) {
        var value = name ? found[names.indexOf(name) + 1] : filters.get(filter)
        if (!/^\d+$/.test(value)) isKnown = false
        return value
      })
      if (isKnown) call('/api' + address)
    })
  })
})()
