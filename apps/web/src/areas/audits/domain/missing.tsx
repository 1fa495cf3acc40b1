import { findings, type MissingItems as Lacking, type MissingKind } from '@apron/contract/audits'
import { Alert, Anchor } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { call } from '#lib/calls/call.ts'
import { useRead } from '#lib/calls/queries.ts'
import { ask } from '#lib/page/dialogs.ts'
import { Link } from '#lib/router/link.tsx'
import { navigate } from '#lib/router/router.ts'
import { t, useText } from '#lib/text/i18n.ts'
import classes from './missing.module.css'

type Move = 'save' | 'close' | 'corrective'

/** As many of a kind as are named; the others are counted. */
const most = 6

/** Milliseconds; what was asked for with the screen is not asked for again by what it shows. */
const justAsked = 1000

/** What an audit still lacks; a screen that shows it above what is pressed asks with the rest, and waits for it. */
export const useMissing = (auditId: number, enabled = true) =>
  useRead(findings.missing, { params: { id: auditId } }, { staleTime: justAsked, quiet: true, enabled })

/**
 * What an audit still lacks, each with the way to its place; `except` what the form around it asks for itself.
 * `onLeave` is called before this page goes there.
 */
export function Missing({ auditId, except, onLeave }: { auditId: number; except?: MissingKind; onLeave?: () => void }) {
  const t = useText()
  const { data, error, refetch } = useMissing(auditId)
  if (!data) {
    return error && <LoadFailed title={t('findings.failed')} failure={error} onRetry={() => void refetch()} />
  }
  const lacks = without(data.data, except)
  if (lacks.length === 0) {
    return (
      <p className={classes.complete}>
        <IconCircleCheck size={20} stroke={1.6} aria-hidden="true" />
        {t('findings.complete')}
      </p>
    )
  }
  return (
    <Alert color="yellow" title={t('findings.missing')} className={classes.missing}>
      <ul className={classes.kinds}>
        {lacks.map((lacking) => (
          <li key={lacking.kind}>
            <strong>{countOf(lacking)}</strong>
            <Places auditId={auditId} lacking={lacking} onLeave={onLeave} />
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function Places({
  auditId,
  lacking: { total, items },
  onLeave,
}: {
  auditId: number
  lacking: Lacking
  onLeave: (() => void) | undefined
}) {
  const t = useText()
  const shown = items.slice(0, most)
  return (
    <span className={classes.places}>
      {shown.map(({ id, group_id, header, finding_number }) => (
        <Anchor
          key={id}
          renderRoot={(props) => <Link href={placeOf(auditId, { id, group_id })} {...props} onFollow={onLeave} />}
        >
          {finding_number ? `${header} (${finding_number})` : header}
        </Anchor>
      ))}
      {total > shown.length && <span>{t('findings.more', { count: total - shown.length })}</span>}
    </span>
  )
}

const placeOf = (auditId: number, { id, group_id }: Pick<Lacking['items'][number], 'id' | 'group_id'>) =>
  `/checklist/${auditId}/view?group_id=${group_id}&item=${id}`

const without = (all: readonly Lacking[], except: MissingKind | undefined) => all.filter(({ kind }) => kind !== except)

const countOf = ({ kind, total }: Lacking) => t(`findings.${kind}`, { count: total })

type How = { except?: MissingKind; onLeave?: () => void }

/**
 * Whether a move continues: at once where nothing is missing, else when the person confirms it. Saving and closing wait
 * until conflicts are settled. A failed check blocks nobody.
 */
export async function mayGoOn(auditId: number, move: Move, { except, onLeave }: How = {}): Promise<boolean> {
  const missing = await call(findings.missing, { params: { id: auditId } }).catch(() => null)
  const lacks = without(missing?.data ?? [], except)
  if (lacks.length === 0) return true
  const conflict = move === 'corrective' ? undefined : lacks.find(({ kind }) => kind === 'conflict')
  if (conflict) {
    await offerToSettle(auditId, conflict, onLeave)
    return false
  }
  const what = lacks.map(countOf).join('; ')
  return ask({
    title: t('findings.go_on'),
    text: t(move === 'close' ? 'findings.go_on_close' : 'findings.go_on_text', { what }),
    confirm: t(`findings.${move}`, { count: lacks.reduce((sum, { total }) => sum + total, 0) }),
    destroys: move === 'close',
  })
}

/** Says what has to be settled first, and goes to the first question of it. */
async function offerToSettle(auditId: number, conflict: Lacking, onLeave?: () => void): Promise<void> {
  const [first] = conflict.items
  const what = { title: t('conflicts.first'), text: t('conflicts.first_text', { what: countOf(conflict) }) }
  if (!first) return void (await ask(what))
  if (!(await ask({ ...what, confirm: t('conflicts.go', { item: first.header }) }))) return
  onLeave?.()
  await navigate({ href: placeOf(auditId, first) })
}
