import { Button, CloseButton, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { useSession } from '#lib/session/session.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { keyOfFind, kindsFor, type Find } from './find.ts'
import { FindList } from './find-list.tsx'
import { useFinds } from './use-finds.ts'
import classes from './quick-find.module.css'

/** Milliseconds after the last letter before the server is asked. */
const pause = 180
const listId = 'quick-find-list'

/** The field, what it finds, and the keys that lead through it. */
export function FindPanel({ onOpen, onClose }: { onOpen: (find: Find) => void; onClose: () => void }) {
  const t = useText()
  const session = useSession()
  const [typed, setTyped] = useState('')
  const words = typed.trim()
  const [asked] = useDebouncedValue(words, pause)
  const { rows, isLooking, isFailed, again } = useFinds(words, asked)
  const [chosen, setChosen] = useState<string | null>(null)
  const at = Math.max(
    0,
    rows.findIndex((find) => keyOfFind(find) === chosen),
  )
  const active = rows[at]
  const activeKey = active && keyOfFind(active)
  useEffect(() => {
    if (activeKey) document.getElementById(activeKey)?.scrollIntoView({ block: 'nearest' })
  }, [activeKey])

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && rows.length > 0) {
      event.preventDefault()
      setChosen(keyOfFind(rows[(at + step + rows.length) % rows.length]!))
    }
    if (event.key === 'Enter' && active) {
      event.preventDefault()
      onOpen(active)
    }
  }
  const kinds = kindsFor(session).map((kind) => t(`quickFind.${kind}`).toLocaleLowerCase())
  return (
    <>
      <div className={classes.field}>
        <TextInput
          data-autofocus
          variant="unstyled"
          role="combobox"
          aria-label={t('quickFind.words')}
          aria-expanded={rows.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeKey}
          placeholder={t('quickFind.words')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          leftSection={<IconSearch size={20} stroke={1.6} aria-hidden="true" />}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setChosen(null)
          }}
          onKeyDown={press}
        />
        <CloseButton size={36} aria-label={t('actions.close')} onClick={onClose} />
      </div>
      <div className={classes.finds}>
        <FindList id={listId} rows={rows} words={words} active={activeKey} onChoose={setChosen} onOpen={onOpen} />
        {isLooking && rows.length === 0 && <LoadingRows rows={4} height={52} />}
        {isFailed && (
          <div role="alert" className={classes.failed}>
            {t('quickFind.failed')}
            <Button variant="default" size="xs" onClick={again}>
              {t('actions.retry')}
            </Button>
          </div>
        )}
        {words === '' && rows.length === 0 && (
          <EmptyState
            icon={IconSearch}
            title={t('quickFind.start')}
            hint={t('quickFind.start_hint', { kinds: kinds.join(', ') })}
          />
        )}
        {words !== '' && rows.length === 0 && !isLooking && !isFailed && (
          <EmptyState title={t('quickFind.nothing', { words })} hint={t('quickFind.nothing_hint')} />
        )}
      </div>
      <div className="visually-hidden" role="status">
        {words !== '' && !isLooking && !isFailed && t('quickFind.count', { count: rows.length })}
      </div>
      <div className={classes.keys} aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('quickFind.choose')}
        </span>
        <span>
          <kbd>Enter</kbd> {t('quickFind.open')}
        </span>
        <span>
          <kbd>Esc</kbd> {t('quickFind.close')}
        </span>
      </div>
    </>
  )
}
