import type { MessageKey } from '@apron/messages'
import type { Access } from '../http/route.ts'

/** Who has something to do on a screen: everybody, also in a group that is not approved, anybody whose group is, or a holder of one of the permissions. */
type ScreenAccess = Exclude<Access, 'anyone' | { audit: unknown }>
/** One screen; nobody's menu shows it to somebody without its access. */
export type Screen = { name: MessageKey; url: string; icon: string; access: ScreenAccess }
/** A screen and the heading in the sidebar, or among what is personal, below which it stands. */
export type MenuLine = Screen & { below: MessageKey }
