import * as z from 'zod/mini'
import { wire } from '../http/wire.ts'

/** What the address of an audit's workspace may ask for under one of the specification's names. */
export const workspaceAddress = z.object({
  /** 0 is the whole audit. */
  group_id: wire('grp', z.unknown(), { also: 'group' }),
  item: wire('item', z.unknown(), { also: 'checklist_item' }),
  status_ids: wire('stt', z.unknown()),
})
