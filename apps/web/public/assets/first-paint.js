// Sets theme and language before the first paint, so that nothing flashes.
;(function () {
  var root = document.documentElement
  try {
    var scheme = localStorage.getItem('theme') || 'auto'
    var dark = scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
    root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
    var settings = JSON.parse(localStorage.getItem('settings') || '{}')
    root.lang = localStorage.getItem('language') || settings.language || 'en'
    // The sign-in page shows no words in a language that is not the deployment's.
    if (!localStorage.getItem('language') && !settings.language) root.setAttribute('data-undecided', '')
  } catch {
    root.setAttribute('data-mantine-color-scheme', 'light')
  }
})()

// A page that this browser keeps and that does not start is given up for the one of the server, once in a tab.
;(function () {
  var worker = navigator.serviceWorker
  if (!worker || !worker.controller) return
  async function giveUp() {
    var place = document.getElementById('root')
    if ((place && place.firstChild) || sessionStorage.getItem('given-up')) return
    // Asked past what is kept: without a network the page is no better there.
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
