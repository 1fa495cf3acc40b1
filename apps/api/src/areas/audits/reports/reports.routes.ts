import { corrections, reports, trends } from '@apron/contract/audits'
import type { FeatureModule } from '#capabilities/area.ts'
import { invalid } from '#kernel/refusals.ts'
import { defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import type { Caller } from '#kernel/caller.ts'
import * as byPeriod from './by-period.ts'
import * as byTag from './by-tag.ts'
import * as corrective from './correctives.ts'
import { coverage } from './coverage.ts'
import { figures } from './figures.ts'
import * as findings from './findings.ts'
import { reportPapers } from './papers.ts'
import * as questions from './questions.ts'

const reportRoutes = defineCalls(reports, {
  byPeriod: (context) => {
    const { caller, params, body } = context
    if (body.organization_id !== undefined && body.organization_id !== params.id)
      throw invalid('organization_id', 'validation.other_than_address')
    return byPeriod.report(context, { caller, organizationId: params.id }, body)
  },
  byTag: (context) => byTag.list(context, context.body),
})

const correctiveRoutes = ({ settings }: Services) =>
  defineCalls(corrections, {
    counts: (context) => corrective.report(context, context.query),
    items: (context) => corrective.list({ ...context, timeZone: settings.now().time_zone }, context.query),
  })

type ReportContext<Query> = { caller: Caller; query: Query & { organization_id: number } }
const scopeOf = <Query>({ caller, query }: ReportContext<Query>) => ({ caller, organizationId: query.organization_id })

const trendRoutes = ({ settings }: Services) =>
  defineCalls(trends, {
    findings: (context) => findings.trends(context, scopeOf(context), context.query),
    figures: ({ db, today, ...context }) =>
      figures({ db, today, timeZone: settings.now().time_zone }, scopeOf(context), context.query),
    questions: (context) => questions.list(context, scopeOf(context), context.query),
    coverage: (context) => coverage(context, scopeOf(context), context.query),
  })

/** What the rest of the server must know of reports. */
export const reportModule = {
  calls: (services) => [...reportRoutes, ...correctiveRoutes(services), ...trendRoutes(services)],
  reports: reportPapers,
  menu: [
    {
      name: 'menu.reports',
      url: '/report/report',
      icon: 'chart-bar',
      access: reports.byPeriod.access,
    },
  ],
} satisfies FeatureModule
