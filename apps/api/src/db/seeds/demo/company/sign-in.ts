import type { Language, Text } from '@apron/messages'
import { administratorsGroup, groups } from '../../ready/groups.ts'
import { firstToTry, people, type DemoPerson } from './people.ts'
import { keysOf } from '../writing/reserve.ts'

type AccountDetails = {
  language: Language
  administratorEmail: string
  administratorPassword: string
  peoplePassword: string
}

const texts = {
  title: { vi: 'Đăng nhập lần đầu', en: 'Signing in for the first time' },
  advice: {
    vi: 'Hãy đổi mật khẩu hoặc ngừng hoạt động các tài khoản này trước khi dùng thật, rồi xóa tệp này.',
    en: 'Change these passwords or deactivate the accounts before real use, then delete this file.',
  },
  administrator: { vi: 'Mật khẩu của quản trị viên', en: 'The administrator’s password' },
  people: { vi: 'Mật khẩu chung của mọi người còn lại', en: 'The password of everybody else' },
  external: { vi: 'đăng nhập là người dùng bên ngoài', en: 'signs in as an external user' },
} satisfies Record<string, Text>

/** The sheet of all accounts: one line each, with the group and what it may do. */
export function describeAccounts(given: AccountDetails): string {
  const { language } = given
  const say = (text: Text) => text[language]
  const line = (email: string, group: { name: Text; description: Text }, note = '') =>
    `  ${email.padEnd(32)}${say(group.name)}${note}: ${say(group.description)}`
  const everybody = keysOf(people).map((key) => {
    const person: DemoPerson = people[key]
    return line(person.email, groups[person.group], person.external ? ` (${say(texts.external)})` : '')
  })
  return [
    say(texts.title),
    say(texts.advice),
    '',
    `${say(texts.administrator)}: ${given.administratorPassword}`,
    line(given.administratorEmail, administratorsGroup),
    '',
    `${say(texts.people)}: ${given.peoplePassword}`,
    ...everybody,
    '',
  ].join('\n')
}

/** The few accounts that a first start prints. */
export function introduceAccounts({ language, ...given }: AccountDetails): string[] {
  const others = firstToTry.map((key) => {
    const { email, group }: DemoPerson = people[key]
    return `  ${email.padEnd(28)}${given.peoplePassword}   ${groups[group].name[language]}`
  })
  return [
    'Sign in as:',
    `  ${given.administratorEmail.padEnd(28)}${given.administratorPassword}   ${administratorsGroup.name[language]}`,
    ...others,
  ]
}
