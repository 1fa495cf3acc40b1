import type { MinutesHead, MinutesRole } from '../../minutes.ts'
import { heading, marked, paragraph, type Block, type Words } from '../model/blocks.ts'
import type { Scribe } from '../model/scribe.ts'
import { paperDate } from '../model/words.ts'

type Person = MinutesRole['users'][number]
type Team = Pick<MinutesHead, 'users' | 'organization'>

const peopleOf = ({ users }: Pick<Team, 'users'>, part: MinutesRole['part']) =>
  users.filter((role) => role.part === part).flatMap((role) => role.users)

/** Who audited, who was audited, and when. */
export function teamSections(scribe: Scribe, team: Team, { from, to }: { from: string; to: string }): Block[] {
  const { name, address } = team.organization
  const others = team.users.filter(({ part, users }) => part === null && users.length > 0)
  return [
    heading(2, scribe.say('papers.section_auditors')),
    ...members(scribe, scribe.say('papers.leader'), peopleOf(team, 'leader')),
    ...members(scribe, scribe.say('papers.auditor'), peopleOf(team, 'auditor')),
    ...others.flatMap(({ alias, users }) => members(scribe, scribe.quote(alias), users)),
    heading(2, scribe.say('papers.section_auditees')),
    paragraph(scribe.say('papers.organization_name', { name })),
    ...(address ? [paragraph(scribe.say('papers.organization_address', { address }))] : []),
    ...members(scribe, scribe.say('papers.auditee'), peopleOf(team, 'auditee')),
    heading(2, scribe.say('papers.section_period')),
    paragraph(scribe.say('papers.from_to', { from: paperDate(from), to: paperDate(to) })),
  ]
}

function members(scribe: Scribe, title: Words, people: readonly Person[]): Block[] {
  const { lang, runs } = marked(title, 'bold')
  const colon = { text: people.length === 0 ? ': ' : ':', marks: ['bold'] as const }
  if (people.length === 0) return [paragraph({ lang, runs: [...runs, colon, ...scribe.say('papers.nobody').runs] })]
  const items = people.map((person) => [paragraph(titledName(scribe, person))])
  return [paragraph({ lang, runs: [...runs, colon] }), { kind: 'list', isOrdered: false, start: 1, items }]
}

function titledName(scribe: Scribe, { fullname, gender, position }: Person): Words {
  const name = addressed(scribe, { fullname, gender })
  return position ? scribe.say('papers.of_position', { name, position: position.name }) : scribe.quote(name)
}

const addressed = (scribe: Scribe, { fullname, gender }: Pick<Person, 'fullname' | 'gender'>): string =>
  scribe.say(gender === 1 ? 'papers.mr' : 'papers.mrs', { name: fullname }).runs[0]!.text

/** Both sides of minutes sign, each by the first of its people; never on a page that says nothing else. */
export function closing(scribe: Scribe, team: Pick<Team, 'users'>, before: readonly Block[]): Block {
  const first = (people: readonly Person[]) => (people[0] ? scribe.quote(people[0].fullname) : null)
  const auditors = [...peopleOf(team, 'leader'), ...peopleOf(team, 'auditor')]
  const hint = scribe.say('papers.sign_here')
  return {
    kind: 'signatures',
    before: [
      ...before,
      paragraph(scribe.say('papers.closing_agreement')),
      paragraph(scribe.say('papers.closing_copies')),
    ],
    parties: [
      { title: scribe.say('papers.sign_auditor'), hint, name: first(auditors) },
      { title: scribe.say('papers.sign_auditee'), hint, name: first(peopleOf(team, 'auditee')) },
    ],
  }
}
