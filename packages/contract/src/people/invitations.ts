import * as z from 'zod/mini'
import { line } from '../http/fields.ts'
import { route } from '../http/route.ts'
import { wire } from '../http/wire.ts'
import { account, user, userFiles } from './users.ts'

/** Days for which an invitation is good. */
export const invitationDays = 7

/** The product's own: somebody new chooses their password themselves. */
export const invitations = {
  /** An account without a password; who it is for gets a mail with a link, by which they choose one. */
  create: route('POST /users/invitations', {
    access: 'CREATE_USER',
    body: z.extend(account, { fullname: wire('name', line()) }),
    files: userFiles,
    reply: user,
    trail: 'user.invited',
    changes: 'user',
  }),
  /** Sends a new link to somebody who has no password yet; the one before is no longer good. */
  send: route('POST /users/:id/invitation', {
    access: ['CREATE_USER', 'UPDATE_USER'],
    reply: user,
    trail: 'user.invitation_sent',
    changes: 'user',
  }),
  /** No link is good any more, nor is one sent to whoever asks for a lost password. */
  withdraw: route('DELETE /users/:id/invitation', {
    access: ['CREATE_USER', 'UPDATE_USER'],
    trail: 'user.invitation_withdrawn',
    changes: 'user',
  }),
}
