import { imports as routes } from '@apron/contract/library'
import type { FeatureModule } from '#capabilities/area.ts'
import { withPrecheck, defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import * as imports from './imports.ts'
import { openReader, readSent } from './sent-file.ts'

const importRoutes = ({ fileStore }: Services) => {
  const sandbox = openReader(fileStore)
  return defineCalls(routes, {
    preview: withPrecheck(
      ({ files, caller }) => readSent({ fileStore, sandbox, caller }, files.file[0]),
      async (context, read) => {
        const shown = await imports.preview(context, read)
        const { name, groups, items, error_count } = shown
        context.noteAfter({ file: read.name, name, groups: groups.new, items: items.new, errors: error_count })
        return shown
      },
    ),
    confirm: withPrecheck(
      ({ files, caller }) => readSent({ fileStore, sandbox, caller }, files.file[0]),
      async (context, read) => {
        const { plan, told } = await imports.confirm(context, read, context.body)
        context.noteAfter(told)
        context.changed('library_group', null)
        context.changed('library_item', null)
        return { groups: plan.groups.length, items: plan.items.length }
      },
    ),
  })
}

/** What the rest of the server must know of imports into the library. */
export const importModule = { calls: importRoutes } satisfies FeatureModule
