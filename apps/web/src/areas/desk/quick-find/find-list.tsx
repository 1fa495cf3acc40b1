import { IconAlertTriangle, IconClipboardCheck, IconHelpCircle } from '@tabler/icons-react'
import { MenuIcon } from '#blocks/menu-icon.tsx'
import { statusTint } from '#blocks/status/status-tint.ts'
import { auditStatuses } from '@apron/contract'
import { findKinds, type FindKind } from '@apron/contract/desk'
import { useText } from '#lib/text/i18n.ts'
import { plain } from '#lib/text/plain-text.ts'
import { Highlight } from '#ui/text/highlight.tsx'
import { PersonAvatar } from '#ui/page/person-avatar.tsx'
import { StatusBadge } from '#ui/text/status-badge.tsx'
import { keyOfFind, type Find } from './find.ts'
import classes from './quick-find.module.css'

type Rows = {
  rows: readonly Find[]
  words: string
  active: string | undefined
  onChoose: (key: string) => void
  onOpen: (find: Find) => void
}

/** The finds under the names of their kinds; those opened lately stand under one name. */
export function FindList({ id, rows, ...rest }: Rows & { id: string }) {
  const t = useText()
  const groups =
    rest.words === ''
      ? [{ name: t('quickFind.recent'), rows }]
      : findKinds.map((kind) => ({ name: t(`quickFind.${kind}`), rows: rows.filter((find) => find.kind === kind) }))
  return (
    <div id={id} role="listbox" aria-label={t('quickFind.finds')}>
      {groups
        .filter((group) => group.rows.length > 0)
        .map((group) => (
          <div key={group.name} role="group" aria-label={group.name}>
            <div className={classes.kind} aria-hidden="true">
              {group.name}
            </div>
            {group.rows.map((find) => (
              <Line key={keyOfFind(find)} find={find} {...rest} />
            ))}
          </div>
        ))}
    </div>
  )
}

function Line({ find, words, active, onChoose, onOpen }: Omit<Rows, 'rows'> & { find: Find }) {
  const t = useText()
  const key = keyOfFind(find)
  const status = auditStatuses.find(({ code }) => code === find.status)
  return (
    // Without keys: those are of the field, which keeps the focus.
    <div
      id={key}
      role="option"
      aria-selected={key === active}
      tabIndex={-1}
      className={classes.line}
      onMouseMove={() => key !== active && onChoose(key)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onOpen(find)}
    >
      <Picture find={find} />
      <span className={classes.words}>
        <span className={classes.title}>
          <Highlight text={find.title} words={toMark(find.title, words)} />
        </span>
        {find.detail && (
          <small>
            <Highlight text={find.detail} words={toMark(find.detail, words)} />
          </small>
        )}
      </span>
      {status && <StatusBadge tint={statusTint(status.code)}>{t(status.text)}</StatusBadge>}
    </div>
  )
}

/** The words as they were typed where a text holds them so, else each of them. */
const toMark = (text: string, words: string) => (plain(text).includes(plain(words)) ? words : words.split(/\s+/))

const icons: Record<Exclude<FindKind, 'screen' | 'audit' | 'finding' | 'item' | 'user'>, string | null> = {
  document: 'files',
  post: null,
  organization: 'sitemap',
  group: 'users-group',
  position: 'id-badge',
  team_role: 'user-shield',
}

function Picture({ find }: { find: Find }) {
  if (find.kind === 'user') return <PersonAvatar name={find.title} picture={find.picture ?? null} size={28} />
  return (
    <span className={classes.picture} aria-hidden="true">
      {find.kind === 'audit' ? (
        <IconClipboardCheck size={20} stroke={1.6} />
      ) : find.kind === 'finding' ? (
        <IconAlertTriangle size={20} stroke={1.6} />
      ) : find.kind === 'item' ? (
        <IconHelpCircle size={20} stroke={1.6} />
      ) : (
        <MenuIcon name={find.kind === 'screen' ? (find.icon ?? null) : icons[find.kind]} />
      )}
    </span>
  )
}
