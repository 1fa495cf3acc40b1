import { randomBytes } from 'node:crypto'
import { session as routes } from '@apron/contract'
import { checkLimit, clearFailures, noteFailure } from '../../accounts/login-limit.ts'
import { checkPassword } from '../../accounts/password.ts'
import * as profile from '../../capabilities/profile.ts'
import { hashToken } from '../../http/authenticate.ts'
import { Refusal } from '../../http/refusal.ts'
import { ahead, serve } from '../../http/serve.ts'
import type { Services } from '../../http/services.ts'
import * as captcha from './captcha.ts'

export const sessionRoutes = ({ config, authenticator }: Services) =>
  serve(routes, {
    settings: async () => ({
      name: config.name,
      language: config.language,
      time_zone: config.timeZone,
      captcha: config.captcha,
    }),
    captcha: async () => ({ ...(await captcha.challenge(config.secret)) }),
    login: ahead(
      async ({ db, body, address }) => {
        await checkLimit(db, body.email, address)
        if (config.captcha) await captcha.check(db, config.secret, body.captcha)
        const user = await db
          .selectFrom('users')
          .select(['id', 'password_hash'])
          .where((row) => row.fn('lower', ['email']), '=', body.email.toLowerCase())
          .where('type', '=', body.type)
          .where('status', '=', 0)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
        const right = await checkPassword(user?.password_hash, body.password)
        if (right && user) return user
        await noteFailure(db, body.email, address)
        throw new Refusal(401, 'login_failed')
      },
      async ({ db, body, address, agent, fileStore, noteAfter }, user) => {
        await clearFailures(db, body.email)
        const token = randomBytes(32).toString('base64url')
        const expires = new Date(Date.now() + config.sessionMinutes * 60_000).toISOString()
        const { id } = await db
          .insertInto('sessions')
          .values({
            token_hash: hashToken(token),
            user_id: user.id,
            address,
            agent: agent.slice(0, 300),
            expires_at: expires,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        noteAfter({ user_id: user.id, session_id: id })
        return { token, expires_at: expires, user: await profile.find(db, fileStore, user.id) }
      },
    ),
    logout: async ({ db, caller, afterCommit }) => {
      await db.updateTable('sessions').set({ ended_at: new Date() }).where('id', '=', caller.sessionId).execute()
      afterCommit(authenticator.forget)
    },
    profile: async ({ db, caller, fileStore }) => profile.find(db, fileStore, caller.id),
  })
