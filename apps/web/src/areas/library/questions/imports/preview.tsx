import type { ImportPreview } from '@apron/contract/library'
import { Alert, Text } from '@mantine/core'
import { useText } from '#lib/text/i18n.ts'
import classes from './imports.module.css'

/** Groups of a preview that are named. */
const mostNamed = 12

/** What a file would add, or every place in it that has to be mended. */
export function Preview({ shown }: { shown: ImportPreview }) {
  const t = useText()
  if (shown.error_count > 0) return <Wrong shown={shown} />
  const { groups, items } = shown
  if (groups.new + items.new === 0) return <Alert color="teal">{t('imports.nothing_new')}</Alert>
  const named = shown.shown.slice(0, mostNamed)
  const others = shown.groups_concerned - named.length
  return (
    <section className={classes.found} aria-label={shown.name}>
      <Text fw={550}>{shown.name}</Text>
      <Text>
        {t('imports.new_groups', { count: groups.new })}, {t('imports.new_items', { count: items.new })}
      </Text>
      {groups.present + items.present > 0 && (
        <Text c="dimmed" size="sm">
          {t('imports.there', { groups: groups.present, items: items.present })}
        </Text>
      )}
      <ul className={classes.groups}>
        {named.map(({ name, items: count }, place) => (
          <li key={`${place} ${name}`}>
            <span>{name}</span>
            <span>{t('library.own_items', { count })}</span>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <Text c="dimmed" size="sm">
          {t('imports.more_groups', { count: others })}
        </Text>
      )}
    </section>
  )
}

function Wrong({ shown }: { shown: ImportPreview }) {
  const t = useText()
  const others = shown.error_count - shown.errors.length
  return (
    <Alert color="red" title={t('imports.errors', { count: shown.error_count })}>
      <ul className={classes.errors} tabIndex={0} aria-label={t('imports.errors', { count: shown.error_count })}>
        {shown.errors.map(({ place, text }, at) => (
          <li key={`${at} ${place}`}>
            <strong>{place}</strong>: {text}
          </li>
        ))}
      </ul>
      {others > 0 && <Text size="sm">{t('imports.more_errors', { count: others })}</Text>}
      <Text size="sm">{t('imports.mend')}</Text>
    </Alert>
  )
}
