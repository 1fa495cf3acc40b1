import type { AuditResult, CorrectiveActions, PaperHead } from '@apron/contract/audits'
import type { Source } from '../source.ts'

/** By what an archive finds the file of a paper: what it is, by its number, of what; whose it is; of whom and of which days. */
export type About = { title: string; author: string; subject: string }

/** What a source is about: its own number, the name of the audit, document or organisation, whose paper it is, and of whom and when. */
type Facts = {
  number: string | null
  name: string
  paper: PaperHead
  of: string
  from: string | null
  to: string | null
}

const day = (date: string) => date.split('-').toReversed().join('-')

const inAudit = ({ number, checklist, date }: Pick<AuditResult, 'number' | 'checklist' | 'date'>): Facts => ({
  number,
  name: checklist.name,
  paper: checklist.paper,
  of: checklist.organization.name,
  from: checklist.starting_date,
  to: checklist.ending_date ?? date,
})

/** Their audit, the unit that one is of, or which ones they are. */
function ofActions({ audit, findings, paper, date }: CorrectiveActions): Facts {
  const units = [...new Set(findings.map(({ organization }) => organization.name))].join(', ')
  const called = findings.map(({ finding_number, header }) => finding_number ?? header).join(', ')
  const name = audit?.name ?? (findings.length === 1 ? units : called)
  return { number: null, name, paper, of: audit?.organization.name ?? units, from: null, to: date }
}

function factsOf(source: Source): Facts {
  switch (source.what) {
    case 'minutes':
      return inAudit(source.minutes)
    case 'result':
    case 'findings':
      return inAudit(source.result)
    case 'finding':
      // Its title has the number of the finding.
      return { ...inAudit(source.result), number: null }
    case 'corrective':
      return inAudit({ ...source.corrective, number: null, checklist: source.corrective.checklist as never })
    case 'actions':
      return ofActions(source.actions)
    case 'addendum':
    case 'addendum-register':
      return ofActions(source.addendum.told)
    case 'programme': {
      const { organization: name } = source.programme.caption
      const year = String(source.programme.year)
      return { number: null, name, paper: source.paper, of: name, from: year, to: year }
    }
    case 'blank': {
      const { audit, paper } = source.blank
      const { name, organization, starting_date: from, ending_date: to } = audit
      return { number: null, name, paper, of: organization.name, from, to }
    }
    case 'readings': {
      const { document, paper, date } = source.list
      return { number: document.version, name: document.name, paper, of: document.group, from: null, to: date }
    }
    case 'report': {
      const { organization, from_year, to_year } = source.report.caption
      const years = { from: String(from_year), to: String(to_year) }
      return { number: null, name: organization, paper: source.paper, of: organization, ...years }
    }
    case 'tag-report': {
      const { caption, from, to } = source.list
      return { number: null, name: caption.organization, paper: source.paper, of: caption.organization, from, to }
    }
    case 'correctives': {
      const { organization: name } = source.list.report.caption
      return { number: null, name, paper: source.paper, of: name, from: null, to: source.date }
    }
  }
}

/** The name of a file, without what says its format; `title` is that of the paper. */
export function calledBy(source: Source, title: string): string {
  const { number, name } = factsOf(source)
  const own = source.what === 'minutes' ? number : null
  return [[title, own].filter(Boolean).join(' '), name].filter(Boolean).join(' - ')
}

/** What the properties of its file say, whatever the format. */
export function aboutOf(source: Source, title: string): About {
  const { number, name, paper, of, from, to } = factsOf(source)
  const period = [from, to].flatMap((date) => (date === null ? [] : [day(date)]))
  return {
    title: [[title, number].filter(Boolean).join(' '), name].filter(Boolean).join(' – '),
    author: paper.company.name,
    subject: [of, [...new Set(period)].join(' – ')].filter(Boolean).join(', '),
  }
}
