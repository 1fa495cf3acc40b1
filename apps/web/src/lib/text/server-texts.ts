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
  'told',
  'trailActions',
  'trailKinds',
  'trailVerbs',
] as const
export type ServerText = `${(typeof serverTexts)[number]}.${string}`

/** Sections that every page has from the start; any other comes with the code that names it. */
export const startTexts = ['actions', 'menu', 'notifications', 'qrCode', 'session', 'shell', 'statuses'] as const
