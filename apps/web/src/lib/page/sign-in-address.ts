import type { MessageKey } from '@apron/messages'

/** The address of the sign-in page, which leads back to `wanted` and says `notice` for a moment. */
export function signInAddress(wanted?: string, notice?: MessageKey): string {
  const query = String(new URLSearchParams({ ...(wanted && { redirect: wanted }), ...(notice && { message: notice }) }))
  return query ? `/login?${query}` : '/login'
}

/** Where to go after signing in. Only an address of this application, as a browser reads it: `//other.example`, `https:` and tabs in between lead elsewhere. */
export function wayBack(wanted: string | null): string {
  if (!wanted?.startsWith('/')) return '/dashboard'
  const { origin } = window.location
  try {
    const address = new URL(wanted, origin)
    const isOurs = address.origin === origin && !address.pathname.startsWith('//')
    return isOurs ? `${address.pathname}${address.search}${address.hash}` : '/dashboard'
  } catch {
    return '/dashboard'
  }
}
