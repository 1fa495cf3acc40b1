// Sets theme and language before the first paint, so that nothing flashes.
;(function () {
  var root = document.documentElement
  try {
    var scheme = localStorage.getItem('theme') || 'auto'
    var dark = scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
    root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
    root.lang = localStorage.getItem('language') || 'en'
  } catch {
    root.setAttribute('data-mantine-color-scheme', 'light')
  }
})()
