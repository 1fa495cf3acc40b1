import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#lib/text/i18n.ts'

/** A search field that waits until typing has stopped; Enter searches at once. */
export function SearchBox({
  value,
  onSearch,
  label,
  width = 320,
  pause = 500,
}: {
  value: string
  onSearch: (words: string) => void
  /** What is searched: shown as placeholder and read aloud. */
  label: string
  width?: number | string
  /** Milliseconds after the last key before the search starts; less where nobody has to be asked. */
  pause?: number
}) {
  const t = useText()
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  const send = (words: string) => {
    sent.current = words.trim()
    if (words.trim() !== value) onSearch(words.trim())
  }
  const later = useDebouncedCallback(send, pause)
  useEffect(() => {
    if (value !== sent.current) setTyped((sent.current = value))
  }, [value])
  const change = (words: string, now: boolean) => {
    setTyped(words)
    if (!now) return later(words)
    later.cancel()
    send(words)
  }
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed}
      w={width}
      maw="100%"
      leftSection={<IconSearch size={18} stroke={1.6} aria-hidden="true" />}
      rightSection={typed && <CloseButton aria-label={t('actions.clear')} onClick={() => change('', true)} />}
      onChange={(event) => change(event.currentTarget.value, false)}
      onKeyDown={(event) => event.key === 'Enter' && change(event.currentTarget.value, true)}
    />
  )
}
