const notScreens = /^\/(?:(?:api|files|assets|socket\.io)(?:\/|$)|sw\.js$)/

/** Whether an address is one of a screen, which the web application's page answers: no call, no file, nothing of the channel. */
export function isScreenAddress(pathname: string): boolean {
  return !notScreens.test(pathname)
}
