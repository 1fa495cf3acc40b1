import { describe, expect, it } from 'vitest'
import { permissions } from '../../../areas.ts'
import { audits } from './audits/audits.ts'
import * as catalogues from './company/catalogues.ts'
import { itemStatuses } from '../ready/item-statuses.ts'
import { teamRoles } from '../ready/team-roles.ts'
import { chapters } from './chapters/chapters.ts'
import { conversations } from './conversations.ts'
import { posts, topics } from './forum.ts'
import { documentGroups } from './documents/documents.ts'
import { administratorsGroup, groups, type GroupKey } from '../ready/groups.ts'
import { organizations } from './company/organizations.ts'
import { people } from './company/people.ts'
import { positions, proposedPosition } from './company/positions.ts'

type Pair = { vi: unknown; en: unknown }

/** Every text of both languages, however deep it lies. */
function texts(value: unknown): Pair[] {
  if (typeof value !== 'object' || value === null) return []
  const pair = 'vi' in value || 'en' in value ? [value as Pair] : []
  return [...pair, ...Object.values(value).flatMap(texts)]
}

const written = texts([
  audits,
  { ...catalogues, itemStatuses, teamRoles },
  chapters,
  conversations,
  { posts, topics },
  documentGroups,
  groups,
  administratorsGroup,
  organizations,
  positions,
  proposedPosition,
])
const may = (group: GroupKey) => new Set<string>(groups[group].permissions)

/** Relative luminance as in WCAG 2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

describe('the texts of the demonstration', () => {
  it('stand in both languages, composed and trimmed', () => {
    expect(written.length).toBeGreaterThan(300)
    for (const { vi, en } of written) {
      for (const text of [vi, en]) {
        expect(text).toEqual(expect.stringMatching(/\S/))
        expect(text).toBe(String(text).normalize('NFC').trim())
      }
    }
  })

  it('differ between the languages', () => {
    expect(written.filter(({ vi, en }) => vi === en)).toEqual([])
  })

  it('ask at least thirty questions a chapter, in three to five sections, none twice', () => {
    const asked = chapters.map(({ sections }) => sections.flatMap(({ questions }) => questions))
    for (const questions of asked) expect(questions.length).toBeGreaterThanOrEqual(30)
    for (const { sections } of chapters) expect([3, 4, 5]).toContain(sections.length)
    const all = asked.flat()
    expect(all.length).toBeGreaterThanOrEqual(90)
    expect(new Set(all.map(({ vi }) => vi)).size).toBe(all.length)
    expect(new Set(all.map(({ en }) => en)).size).toBe(all.length)
    expect(all.filter(({ asks }) => asks).length).toBeGreaterThanOrEqual(10)
  })

  it('name people and addresses once', () => {
    const everybody = Object.values(people)
    expect(new Set(everybody.map(({ email }) => email)).size).toBe(everybody.length)
    expect(new Set(everybody.map(({ fullname }) => fullname)).size).toBe(everybody.length)
    for (const { fullname, email } of everybody) {
      expect(fullname).toBe(fullname.normalize('NFC'))
      expect(email).toMatch(/^[a-z.]+@[a-z]+\.example$/)
    }
  })
})

describe('the conversations', () => {
  const pairs = conversations.map(({ between }) => between.toSorted().join(' '))

  it('are between two people each, once a pair, and both say something', () => {
    expect(new Set(pairs).size).toBe(pairs.length)
    for (const { between, lines } of conversations) {
      expect(new Set(between).size).toBe(2)
      expect(new Set(lines.map(({ by }) => by))).toEqual(new Set(between))
    }
  })

  it('lie in the past, within office hours, each line after the one before', () => {
    for (const { lines } of conversations) {
      const moments = lines.map(({ day, minutes }) => day * 1440 + minutes)
      expect(moments).toEqual([...new Set(moments)].toSorted((one, other) => one - other))
      for (const { day, minutes } of lines) expect([day < 0, minutes >= 0 && minutes < 480]).toEqual([true, true])
    }
  })

  it('have the administrator in two, one of them with something unread', () => {
    const own = conversations.filter(({ between }) => between.includes('administrator'))
    expect(own.map(({ lines, unread = false }) => unread && lines.at(-1)?.by !== 'administrator')).toEqual([
      false,
      true,
    ])
  })
})

describe('the rights of the demonstration', () => {
  it('are all in the catalogue', () => {
    for (const { permissions: granted } of Object.values(groups)) {
      expect(granted.filter((code) => !permissions.includes(code))).toEqual([])
    }
  })

  it('keep writing the library and approving it apart', () => {
    const writing = ['GROUPCHKITEM', 'CHECKLIST_ITEM', 'CHECKLIST', 'DOCUMENT', 'GROUPDOC', 'POSITION']
    for (const what of writing) {
      expect(may('librarians')).toContain(`CREATE_${what}`)
      expect(may('librarians')).not.toContain(`APPROVE_${what}`)
      expect(may('approvers')).toContain(`APPROVE_${what}`)
      expect(may('approvers')).not.toContain(`CREATE_${what}`)
      expect(may('approvers')).not.toContain(`UPDATE_${what}`)
    }
  })

  it('let auditors answer, auditees only talk, and leaders sign', () => {
    expect(may('auditors')).toContain('AUDIT_CHECKLIST_ITEM')
    expect(may('auditees')).not.toContain('AUDIT_CHECKLIST_ITEM')
    expect(may('auditees')).not.toContain('FINAL_COMMENT')
    expect(may('auditees')).toContain('CREATE_COMMENT')
    expect(may('auditors')).not.toContain('EXPORT_MINUTES')
    expect(may('leads')).toContain('EXPORT_MINUTES')
    expect(may('leads')).not.toContain('APPROVE_CHECKLIST')
  })
})

describe('the information that is asked for', () => {
  const statuses = Object.values(itemStatuses).map((status) => ({ asks: false, comments: false, ...status }))

  it('can be written: who asks for it takes comments, as does the status for what conforms', () => {
    expect(statuses.filter(({ asks }) => asks).length).toBeGreaterThan(0)
    expect(statuses.filter(({ asks, comments }) => asks && !comments)).toEqual([])
    expect(statuses.filter(({ comments }) => comments).map(({ code }) => code)).toContain('C')
    expect(statuses.filter(({ comments }) => !comments).map(({ code }) => code)).toEqual(['TBC', 'NA'])
  })
})

describe('the colours of the item statuses', () => {
  it.each(Object.values(itemStatuses))('$code is seen on the light and on the dark page', ({ color }) => {
    expect(contrast(color, '#f5f8f7')).toBeGreaterThanOrEqual(3)
    expect(contrast(color, '#0d1413')).toBeGreaterThanOrEqual(3)
  })
})
