const notScreens = /^\/(?:(?:api|files|assets|socket\.io)(?:\/|$)|sw\.js$)/

/** Whether an address is one of a screen, which the web application's page answers: no call, no file, nothing of the channel. */
export function isScreenAddress(pathname: string): boolean {
  return !notScreens.test(pathname)
}

/** Whether it is answered by the sign-in page, which is there before the application: signing in, a forgotten password, an invitation, and mail that is turned off. */
export function isSignInAddress(pathname: string): boolean {
  return /^\/(?:login|(?:password|invitation|mail-off)\/[^/].*)$/.test(pathname)
}
