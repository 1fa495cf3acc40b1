import { Text } from '@mantine/core'
import { useText } from '#lib/text/i18n.ts'
import classes from './imports.module.css'

/** How a spreadsheet looks that can be read. */
export function Example() {
  const t = useText()
  const rows = [
    [t('imports.example_group'), 'A1.1', t('imports.example_first')],
    ['', 'A1.2', t('imports.example_second')],
    [t('imports.example_child'), 'A1.3.1', t('imports.example_third')],
  ] as const
  return (
    <figure className={classes.example}>
      <figcaption>{t('imports.example')}</figcaption>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('imports.column_group')}</th>
            <th scope="col">{t('imports.column_number')}</th>
            <th scope="col">{t('imports.column_text')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([group, number, text]) => (
            <tr key={number}>
              <td>{group}</td>
              <td>{number}</td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text c="dimmed" size="sm">
        {t('imports.example_hint')}
      </Text>
    </figure>
  )
}
