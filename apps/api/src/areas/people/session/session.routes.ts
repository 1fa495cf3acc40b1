import type { BodyOf } from '@apron/contract'
import { session as routes, signIns as signInCalls } from '@apron/contract/people'
import type { ModuleRegistry, FeatureModule } from '#capabilities/area.ts'
import { own } from '#capabilities/visible/seen-by.ts'
import type { Database } from '#db/client.ts'
import { Refusal } from '#kernel/refusals.ts'
import { withPrecheck, defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import { knowPlace, tryPassword } from '../domain/login-limit.ts'
import { checkPassword } from '../domain/password.ts'
import * as profile from '../domain/profile.ts'
import * as captcha from './captcha.ts'
import * as sessions from './sessions.ts'
import * as signIns from './sign-ins.ts'

const loginFailed = () => new Refusal(401, 'login_failed')

/** The account that somebody who types this would be let into. */
const accountOf = (db: Database, { email, type }: BodyOf<typeof routes.login>) =>
  db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where((row) => row.fn('lower', ['email']), '=', email.toLowerCase())
    .where('type', '=', type)
    .where('status', '=', 0)
    .where('deleted_at', 'is', null)

const sessionRoutes = (services: Services, known: ModuleRegistry['permissions']) => {
  const { config, settings, authenticator } = services
  return defineCalls(routes, {
    settings: async ({ db, fileStore }) => {
      // Whoever asks because they changed may ask another process than the one that saved them.
      if (config.severalProcesses) await settings.refresh(db)
      const { language, time_zone, company_name, company_address, logo_id, least_password, keep_photos } =
        settings.now()
      return {
        name: config.name,
        language,
        time_zone,
        captcha: config.captcha,
        company_name,
        company_address,
        company_logo: fileStore.link(logo_id, 'small'),
        least_password,
        keep_photos,
      }
    },
    captcha: async () => ({ ...(await captcha.challenge(config.secret)) }),
    login: withPrecheck(
      async ({ db, body, address, agent }) => {
        const user = await tryPassword(db, { ...body, address }, async () => {
          if (config.captcha) await captcha.check(db, config.secret, body.captcha)
          const account = await accountOf(db, body).executeTakeFirst()
          return (await checkPassword(account?.password_hash, body.password)) && account
        })
        if (user) return user
        await signIns.noteFailed(db, body.email, { address, agent })
        throw loginFailed()
      },
      async ({ db, body, address, agent, fileStore, changed, noteDoer, noteAfter }, user) => {
        // Held, so that whoever changes or closes the account meanwhile also ends this session.
        const asBefore = accountOf(db, body).where('id', '=', user.id).where('password_hash', '=', user.password_hash)
        if (!(await asBefore.forShare().executeTakeFirst())) throw loginFailed()
        await knowPlace(db, { ...body, address })
        const minutes = settings.now().session_minutes
        const { id, token, expires_at } = await sessions.open(db, { userId: user.id, address, agent, minutes })
        await signIns.note(db, services, { userId: user.id, sessionId: id, address, agent })
        changed('session', user.id)
        noteDoer(user.id)
        noteAfter({ session_id: id })
        return { token, expires_at, user: await profile.find(db, fileStore, known, user.id) }
      },
    ),
    logout: async ({ db, caller, afterCommit }) => {
      await sessions.end(db, caller.sessionId)
      afterCommit(authenticator.forget)
    },
    profile: async ({ db, caller, fileStore }) => profile.find(db, fileStore, known, caller.id),
  })
}

const signInRoutes = defineCalls(signInCalls, {
  list: async ({ db, caller, query }) => {
    const { rows, ...page } = await signIns.list(db, query, caller.id)
    return { rows: rows.map((row) => signIns.present(row, caller.sessionId)), ...page }
  },
})

/** What the rest of the server must know of sessions. */
export const sessionModule = {
  calls: (services, { permissions }) => [...sessionRoutes(services, permissions), ...signInRoutes],
  entities: { session: own },
} satisfies FeatureModule
