import type { Permission } from '@apron/contract'

/** Who tries a call, in the order of the columns. */
const columns = ['nobody', 'without', 'elsewhere', 'author', 'holder', 'super'] as const
/** `waiting` may do everything, but is in a user group that is not approved. */
export const people = [...columns, 'waiting'] as const
export type Person = (typeof people)[number]

/** One line of an authorisation table: a call in one situation, and what each person is answered. */
export type AuthorisationRow = {
  /** The call with its situation, as it is written in the table. */
  name: string
  endpoint: string
  /** What is special about this line, when a call has several. */
  situation: string | null
  /** Any one of these opens the call. */
  needs: Permission[]
  inAudit: boolean
  /** The status of the answer, or `yes` and `no` when a list is searched for the record; a dot where nobody of the kind exists. `waiting` is answered 403 but for what is anyone's or `own`. */
  expected: Record<Person, string>
}

/** Reads a table as it is written for people: call, situation, what it needs, and a column for each person. */
export function table(text: string): AuthorisationRow[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(row)
}

function row(line: string): AuthorisationRow {
  const words = line.split(/\s+/)
  const outcomes = words.splice(-columns.length)
  const [method, path, third, fourth] = words
  const situation = third?.startsWith('#') ? third : null
  const needs = (situation ? fourth : third) ?? ''
  if (!path || !/^(-|own|admins|(audit:)?[A-Z_|]+|audit:see)$/.test(needs))
    throw new Error(`not a line of the table: ${line}`)
  const codes = needs.replace('audit:', '')
  const [nobody, without] = outcomes
  return {
    name: [method, path, situation].filter(Boolean).join(' '),
    endpoint: `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    situation,
    needs: ['-', 'own', 'admins', 'see'].includes(codes) ? [] : (codes.split('|') as Permission[]),
    inAudit: needs.startsWith('audit:'),
    expected: {
      ...(Object.fromEntries(
        columns.map((person, place) => [person, outcomes[place]]),
      ) as AuthorisationRow['expected']),
      waiting: needs === 'own' || nobody === '200' ? without! : '403',
    },
  }
}
