import type { Route, Routes } from '@apron/contract'
import type { Context, Handler, Prepared } from './context.ts'

export type Served = { route: Route; handler: Prepared<Route> }
/** The calls of one feature with what answers them. */
export type Feature = Served[]

/** Ties the calls of a feature to their handlers; a call without one does not compile. */
export function serve<const R extends Routes>(routes: R, handlers: { [Name in keyof R]: Handler<R[Name]> }): Feature {
  return Object.entries(routes).map(([name, route]) => {
    const handler = handlers[name] as Handler<Route>
    return { route, handler: typeof handler === 'function' ? { run: handler } : handler }
  })
}

/** Loads what a call is about, notes it as the trail's "before", and hands both to the handler. */
export function on<C extends Context<Route>, Subject, Result>(
  load: (context: C) => Promise<Subject>,
  run: (context: C, subject: Subject) => Promise<Result>,
): (context: C) => Promise<Result> {
  return async (context) => {
    const subject = await load(context)
    context.noteBefore(subject)
    return run(context, subject)
  }
}
