import type { ProgrammeGap } from '@apron/contract/audits'
import { useState } from 'react'
import { today } from '#lib/text/dates.ts'

type Place = Pick<ProgrammeGap, 'organization' | 'category'>
type Plan = { organization_id: number; category_id: number; month: number }
/** What was ticked on whichever page, each with its month. */
export type PlanChoice = {
  plans: readonly Plan[]
  monthOf: (place: Place) => number | undefined
  toggle: (place: Place) => void
  set: (place: Place, month: number) => void
}

const keyOf = ({ organization, category }: Place) => `${organization.id} ${category.id}`

/** What is ticked gets the month that was chosen last: at first this one of the present year, January of another. */
export function useChosen(year: number): PlanChoice {
  const [plans, setPlans] = useState<ReadonlyMap<string, Plan>>(new Map())
  const [usual, setUsual] = useState(() => (today().startsWith(`${year}-`) ? Number(today().slice(5, 7)) : 1))
  const put = (place: Place, month: number) =>
    setPlans(
      new Map(plans).set(keyOf(place), {
        organization_id: place.organization.id,
        category_id: place.category.id,
        month,
      }),
    )
  return {
    plans: [...plans.values()],
    monthOf: (place) => plans.get(keyOf(place))?.month,
    toggle(place) {
      const left = new Map(plans)
      if (left.delete(keyOf(place))) setPlans(left)
      else put(place, usual)
    },
    set(place, month) {
      setUsual(month)
      put(place, month)
    },
  }
}
