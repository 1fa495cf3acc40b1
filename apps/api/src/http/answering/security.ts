/** No script but our own files; styles may be set on elements, which the component library does. */
const pagePolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  // Holds the own WebSocket too, in every browser that we serve.
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join(';')

/** What every answer carries unless it says otherwise: it is no page, and nobody keeps what is somebody's own. No demand for TLS, as a deployment without it in a closed network must still work. */
export const securityHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** A year in which browsers ask for us only by TLS, where we speak it ourselves. */
export const onlyTls = { 'strict-transport-security': 'max-age=31536000' }

/** What a worker of ours may do that loads more of its own scripts. */
export const workerPolicy = "default-src 'none';script-src 'self';frame-ancestors 'none'"

/**
 * What a page of ours carries, and a worker that it starts; too long to come with every file and answer on a slow
 * network.
 */
export const pageHeaders = {
  ...securityHeaders,
  'content-security-policy': pagePolicy,
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}
