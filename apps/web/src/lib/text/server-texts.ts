/** Sections of texts that browsers do not load: the server sends them as finished sentences, or no screen shows them yet. */
export const serverTexts = [
  'assistant',
  'bulk',
  'errors',
  'noticeMails',
  'nouns',
  'uses',
  'permissions',
  'permissionAreas',
  'notificationTexts',
  'trailActions',
  'trailKinds',
  'trailVerbs',
] as const
export type ServerText = `${(typeof serverTexts)[number]}.${string}`

/** Sections that every page has from the start; any other is loaded with the code that uses it. */
export const startTexts = ['actions', 'menu', 'notifications', 'qrCode', 'session', 'shell', 'statuses'] as const
