import type { FastifyHelmetOptions } from '@fastify/helmet'

/** No script but our own files; styles may be set on elements, which the component library does. */
export const contentSecurityPolicy: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'", 'data:'],
      'connect-src': ["'self'", 'ws:', 'wss:'],
      'worker-src': ["'self'", 'blob:'],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
    },
  },
  // A deployment without TLS in a closed network must still work.
  hsts: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
}
