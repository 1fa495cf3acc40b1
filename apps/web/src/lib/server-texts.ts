/** Sections of texts that browsers do not load: the server sends them as finished sentences, or no screen shows them yet. */
export const serverTexts = ['errors', 'validation', 'uses', 'permissions', 'permissionAreas', 'told'] as const
export type ServerText = `${(typeof serverTexts)[number]}.${string}`
