import type { Letter } from '#jobs/mail/letter.ts'

type About = { product: string; fullname: string; email: string }

const around = ({ product, fullname }: About): Pick<Letter, 'greeting' | 'foot'> => ({
  greeting: { key: 'recovery.greeting', values: { name: fullname } },
  foot: { key: 'mails.why', values: { product } },
})

/** A link to choose a new password. */
export const linkLetter = (about: About & { link: string; minutes: number }): Letter => ({
  ...around(about),
  subject: { key: 'recovery.link_subject', values: { product: about.product } },
  paragraphs: [
    { key: 'recovery.link_text', values: { email: about.email, minutes: about.minutes } },
    { key: 'recovery.link_ignore' },
  ],
  link: { words: 'recovery.new_title', address: about.link },
})

/** That there is no link, as the account is deactivated. */
export const closedLetter = (about: About): Letter => ({
  ...around(about),
  subject: { key: 'recovery.closed_subject', values: { product: about.product } },
  paragraphs: [{ key: 'recovery.closed_text', values: { email: about.email } }],
})

/** That a link was used. */
export const changedLetter = (about: About): Letter => ({
  ...around(about),
  subject: { key: 'recovery.changed_subject', values: { product: about.product } },
  paragraphs: [{ key: 'recovery.changed_text', values: { email: about.email } }, { key: 'recovery.changed_alarm' }],
})
