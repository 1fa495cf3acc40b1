import type { FastifyRequest } from 'fastify'
import { languages, type Language } from '@apron/messages'

/** The language a call asks for: its header, else the caller's own choice, else the deployment's. */
export function languageOf(
  request: Pick<FastifyRequest, 'headers'>,
  own: Language | null | undefined,
  byDefault: Language,
): Language {
  const asked = request.headers['accept-language']?.slice(0, 2).toLowerCase()
  return languages.find((language) => language === asked) ?? own ?? byDefault
}
