import type { MinutesHead as Head, MinutesRole, PaperHead } from '@apron/contract/audits'
import { paddedDate } from '../../../lib/text/dates.ts'
import { useText, type Translate } from '../../../lib/text/i18n.ts'
import { useCompany } from './company.ts'
import classes from './minutes.module.css'

/** Logo, title, whom and when: the minutes down to the audit period. Their period is from the one day to the other, `date` the one on which they are or were saved. */
export function MinutesHead({
  head,
  paper,
  from,
  date,
  isAddendum,
}: {
  head: Pick<Head, 'name' | 'organization' | 'users'>
  /** Whose minutes they are; whoever the company is now, while they are being written. */
  paper?: PaperHead
  from: string
  date: string
  isAddendum: boolean
}) {
  const t = useText()
  const of = (part: MinutesRole['part']) => head.users.filter((role) => role.part === part)
  const others = of(null).filter((role) => role.users.length > 0)
  return (
    <>
      <header className={classes.head}>
        <Company paper={paper} />
        <h2 data-align="center">{t(isAddendum ? 'minutes.addendum' : 'minutes.title')}</h2>
        <p data-align="center" className={classes.subject}>
          {t('minutes.result_of', { name: head.name, organization: head.organization.name })}
        </p>
        <p data-align="center">{t('minutes.day', { date: paddedDate(date) })}</p>
        {isAddendum && (
          <p data-align="center">
            <em>{t('minutes.addendum_of')}</em>
          </p>
        )}
      </header>
      <section>
        <h3>{t('minutes.auditors')}</h3>
        <Members title={t('minutes.leader')} roles={of('leader')} />
        <Members title={t('minutes.auditor')} roles={of('auditor')} />
        {others.map((role) => (
          <Members key={role.team_role_id} title={role.alias} roles={[role]} />
        ))}
      </section>
      <section>
        <h3>{t('minutes.auditees')}</h3>
        <p>{t('minutes.organization', { name: head.organization.name })}</p>
        {head.organization.address && <p>{t('minutes.address', { address: head.organization.address })}</p>}
        <Members title={t('minutes.auditee')} roles={of('auditee')} />
      </section>
      <section>
        <h3>{t('minutes.period')}</h3>
        <p>{t('minutes.from_to', { from: paddedDate(from), to: paddedDate(date) })}</p>
      </section>
    </>
  )
}

/** Whose minutes they are; the product's mark while nobody has said so. */
function Company({ paper }: { paper: PaperHead | undefined }) {
  const { company } = useCompany()
  const {
    name: company_name,
    address: company_address,
    logo: company_logo,
  } = paper?.company ?? {
    name: company.company_name,
    address: company.company_address,
    logo: company.company_logo,
  }
  const isNamed = company_name !== '' || company_address !== ''
  // As a file: word processors draw no other.
  if (!isNamed && !company_logo) return <img src="/assets/icon.svg" width={44} height={44} alt="" />
  return (
    <div className={classes.company}>
      {company_logo && <img src={company_logo} className={classes.logo} alt="" />}
      {isNamed && (
        <div>
          {company_name && (
            <p>
              <strong>{company_name}</strong>
            </p>
          )}
          {company_address && <p>{company_address}</p>}
        </div>
      )}
    </div>
  )
}

function Members({ title, roles }: { title: string; roles: readonly MinutesRole[] }) {
  const t = useText()
  const people = roles.flatMap((role) => role.users)
  return (
    <>
      <p className={classes.role}>
        <strong>{title}:</strong> {people.length === 0 && t('minutes.nobody')}
      </p>
      {people.length > 0 && (
        <ul className={classes.people}>
          {people.map((person) => (
            <li key={person.id}>{nameOf(person, t)}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function nameOf({ fullname, gender, position }: MinutesRole['users'][number], t: Translate): string {
  const name = gender === 1 ? t('minutes.mr', { name: fullname }) : t('minutes.mrs', { name: fullname })
  return position ? `${name}, ${position.name}` : name
}
