import { presence as routes } from '@apron/contract/talk'
import type { FeatureModule } from '#capabilities/area.ts'
import { findPeople, presentPerson } from '#capabilities/people.ts'
import { metOutside } from '#capabilities/visible/from-outside.ts'
import { defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'

const presenceRoutes = ({ online }: Services) =>
  defineCalls(routes, {
    active: async ({ db, caller, fileStore }) => {
      const there = await online()
      const people = await findPeople(db, caller.isExternal ? await metOutside(db, there, caller.id) : there, 'open')
      return people.map((person) => presentPerson(person, fileStore))
    },
  })

/** What the rest of the server must know of who is online. */
export const presenceModule = {
  calls: presenceRoutes,
} satisfies FeatureModule
