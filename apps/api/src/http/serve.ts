import type { ResultOf, Route, Routes } from '@apron/contract'
import type { AdmittingHandler, PrecheckContext, Context, Handler, PreparedHandler, CallHandler } from './handler.ts'

export type ServedCall = {
  route: Route
  handler: PreparedHandler<Route> & Partial<Pick<AdmittingHandler<Route>, 'admit'>> & { outside?: CallHandler<Route> }
}
/** The calls of one feature module with their handlers. */
export type Calls = ServedCall[]

/** Ties the calls of a feature module to their handlers; a call without one does not compile. */
export function defineCalls<const R extends Routes>(
  routes: R,
  handlers: { [Name in keyof R]: Handler<R[Name]> },
): Calls {
  return Object.entries(routes).map(([name, route]) => {
    const handler = handlers[name] as Handler<Route>
    return { route, handler: typeof handler === 'function' ? { run: handler } : handler }
  })
}

/** Loads the subject of a call, records it as the trail's "before", and hands both to the handler. */
export function withSubject<C extends Context<Route>, Subject, Result>(
  load: (context: C) => Promise<Subject>,
  run: (context: C, subject: Subject) => Promise<Result>,
): (context: C) => Promise<Result> {
  return async (context) => {
    const subject = await load(context)
    context.noteBefore(subject)
    return run(context, subject)
  }
}

/**
 * A handler with a precheck, which runs before the transaction begins: while it is slow it holds no connection, and its
 * writes stay although the call is refused. Two connections for one call would let many calls wait for one another.
 */
export function withPrecheck<R extends Route, Found>(
  find: (asked: PrecheckContext<R>) => Promise<Found>,
  run: (context: Context<R>, found: Found) => Promise<ResultOf<R>>,
): PreparedHandler<R> {
  return { precheck: find, run: (context) => run(context, context.found as Found) }
}
