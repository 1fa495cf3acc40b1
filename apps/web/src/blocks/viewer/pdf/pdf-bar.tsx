import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconMinus, IconPlus, IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import type { Find } from './use-find.ts'
import classes from './pdf.module.css'

type Page = { present: number; count: number; go: (page: number) => void }
type Size = { share: number; isFit: boolean; change: (by: -1 | 1) => void; fit: () => void }

/** Which page is shown and how large, and the search in the document. */
export function PdfBar({ page, zoom, find }: { page: Page; zoom: Size; find: Find }) {
  const t = useText()
  return (
    <div className={classes.bar}>
      <PageField {...page} />
      <div className={classes.group}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('viewer.smaller')}
          onClick={() => zoom.change(-1)}
        >
          <IconMinus size={18} stroke={1.8} />
        </ActionIcon>
        <span>{formatNumber(Math.round(zoom.share * 100))}%</span>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('viewer.larger')}
          onClick={() => zoom.change(1)}
        >
          <IconPlus size={18} stroke={1.8} />
        </ActionIcon>
        {!zoom.isFit && (
          <Button variant="subtle" size="xs" onClick={zoom.fit}>
            {t('viewer.fit')}
          </Button>
        )}
      </div>
      <FindField find={find} />
    </div>
  )
}

function PageField({ present, count, go }: Page) {
  const t = useText()
  const [typed, setTyped] = useState<string | null>(null)
  const leave = () => {
    const wanted = Number(typed)
    if (typed && Number.isInteger(wanted) && wanted >= 1) go(Math.min(wanted, count))
    setTyped(null)
  }
  return (
    <div className={classes.group}>
      <TextInput
        aria-label={t('viewer.go_to_page')}
        inputMode="numeric"
        autoComplete="off"
        w={56}
        value={typed ?? String(present)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
      />
      <span>{t('viewer.of_pages', { count: formatNumber(count) })}</span>
    </div>
  )
}

function FindField({ find }: { find: Find }) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  useEffect(() => {
    // The browser's own search would find only the pages that are drawn.
    const open = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'f') return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [])
  const { words, count, at, isDone, look, step } = find
  const said = !words
    ? ''
    : count > 0
      ? t('viewer.hits', { at: at + 1, count: formatNumber(count) })
      : isDone
        ? t('viewer.no_hits')
        : t('viewer.looking')
  return (
    <div className={`${classes.group} ${classes.find}`} role="group" aria-label={t('viewer.find')}>
      <span role="status" className={classes.hits}>
        {said}
      </span>
      <TextInput
        ref={field}
        type="search"
        w={200}
        aria-label={t('viewer.find')}
        placeholder={t('viewer.find')}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          if (value === '') look('')
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          if (typed.trim() === words) step(event.shiftKey ? -1 : 1)
          else look(typed)
        }}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('viewer.previous_hit')}
        disabled={count === 0}
        onClick={() => step(-1)}
      >
        <IconChevronUp size={18} stroke={1.8} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('viewer.next_hit')}
        disabled={count === 0}
        onClick={() => step(1)}
      >
        <IconChevronDown size={18} stroke={1.8} />
      </ActionIcon>
    </div>
  )
}
