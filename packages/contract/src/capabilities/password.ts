import * as z from 'zod/mini'

/** Characters that a chosen password has in any case; the settings may ask for more, and a present one may be older than either rule. */
export const leastPassword = 8
const mostPassword = 200

const isLongEnough = z.refine<string>((sent) => sent === '' || [...sent].length >= leastPassword, {
  params: { key: 'validation.password_short', min: leastPassword },
})
/** A password that somebody chooses, or nothing. What else it has to be, `weaknessOf` says. */
export const passwordOrNone = z.string().check(z.maxLength(mostPassword), isLongEnough)
export const chosenPassword = passwordOrNone.check(z.minLength(1))
