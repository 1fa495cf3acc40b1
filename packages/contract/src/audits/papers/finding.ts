import type { AuditResult, ItemReport } from '../minutes.ts'
import { heading, marked, paragraph, plainWords, type Block, type Paper } from './model/blocks.ts'
import { called, itemFacts } from './parts/items.ts'
import { groupTitle, wayTo } from './parts/groups.ts'
import { auditFacts, definitions, footOf, letterhead, sealed, titled, type Fact } from './parts/head.ts'
import { ownPeriod } from './minutes.ts'
import { byMinutes } from './result.ts'
import { referredDocuments } from './parts/references.ts'
import { scribe, type ScribeOptions, type Scribe } from './model/scribe.ts'

/** One finding of the newest minutes, with room for what comes of it. */
export function findingPaper(result: AuditResult, item: ItemReport, making: ScribeOptions): Paper {
  const by = scribe(making)
  const { checklist, number, date } = result
  const title = by.say('papers.finding')
  const way = wayTo(result.groups, item)
  const where: Fact = ['papers.group', way.map((group) => paragraph({ lang: null, runs: groupTitle(by, group) }))]
  const period = ownPeriod(result)
  return sealed(by, result.seal, {
    lang: by.lang,
    title: [plainWords(title), item.finding_number].filter(Boolean).join(' '),
    isWide: false,
    foot: footOf(title, { number: item.finding_number, paper: checklist.paper }, checklist.name),
    blocks: [
      letterhead(by, { paper: checklist.paper, number: item.finding_number, date }),
      ...titled(title, marked(by.quote(called(item)), 'bold'), byMinutes(by, { number, date })),
      ...auditFacts(by, { ...checklist, period }),
      ...itemFacts(by, item, [where]),
      ...toFill(by),
      signed(by, result, item),
    ],
  })
}

const roomFor = (lines: number): Block[] => [{ kind: 'space', lines }]

/** What is written by hand, or typed in Word, once the finding is being worked on. */
function toFill(by: Scribe): Block[] {
  const filled: Fact[] = [
    ['papers.cause', roomFor(4)],
    ['papers.correction', roomFor(5)],
    ['papers.verification', roomFor(4)],
  ]
  return [heading(2, by.say('papers.to_fill')), ...definitions(by, 'card', filled)]
}

function signed(by: Scribe, { checklist }: AuditResult, item: ItemReport): Block {
  const [leader] = checklist.users.filter(({ part }) => part === 'leader').flatMap(({ users }) => users)
  const hint = by.say('papers.sign_here')
  return {
    kind: 'signatures',
    before: referredDocuments(by, [item]),
    parties: [
      { title: by.say('papers.sign_auditor'), hint, name: leader ? by.quote(leader.fullname) : null },
      {
        title: by.say('papers.sign_responsible'),
        hint,
        name: item.responsible ? by.quote(item.responsible.fullname) : null,
      },
    ],
  }
}
