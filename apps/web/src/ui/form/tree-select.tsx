import { Select, type SelectProps } from '@mantine/core'
import { useMemo } from 'react'
import { grouped } from '#lib/grouped.ts'
import { byName } from '#lib/text/i18n.ts'
import { plain } from '#lib/text/plain-text.ts'

/** One place in a tree of names; `parentId` 0 stands at the top. `reason` says why it cannot be chosen; `isFirst` stands above the others, whatever its name. */
export type Branch = {
  id: number
  name: string
  parentId: number
  disabled?: boolean
  reason?: string | undefined
  isFirst?: boolean
}

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
  branches: readonly Branch[]
  value: number | null
  onChange: (id: number | null) => void
}

type Line = { branch: Branch; level: number; above: readonly number[] }

/** One record of a tree, found by name without regard to diacritics; what stands above a match stays in sight. */
export function TreeSelect({ branches, value, onChange, ...rest }: Props) {
  const lines = useMemo(() => linesOf(branches), [branches])
  return (
    <Select
      searchable
      data={lines.map(({ branch }) => ({
        value: String(branch.id),
        label: branch.name,
        disabled: branch.disabled ?? false,
      }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      filter={({ options, search }) => {
        const words = plain(search)
        if (!words) return options
        const shown = new Set(
          lines
            .filter(({ branch }) => plain(branch.name).includes(words))
            .flatMap(({ branch, above }) => [branch.id, ...above]),
        )
        return options.filter((option) => 'value' in option && shown.has(Number(option.value)))
      }}
      renderOption={({ option }) => {
        const { branch, level = 0 } = lines.find((line) => String(line.branch.id) === option.value) ?? {}
        return (
          <span style={{ paddingInlineStart: level * 16 }}>
            {option.label}
            {branch?.disabled && branch.reason && <small> ({branch.reason})</small>}
          </span>
        )
      }}
      {...rest}
    />
  )
}

/** Parents before their children, names as the language sorts them. */
function linesOf(branches: readonly Branch[]): Line[] {
  const known = new Set(branches.map(({ id }) => id))
  const children = grouped(branches, ({ parentId }) => (known.has(parentId) ? parentId : 0))
  const walk = (parent: number, above: readonly number[]): Line[] =>
    (children.get(parent) ?? [])
      .toSorted(
        (left, right) =>
          Number(right.isFirst ?? false) - Number(left.isFirst ?? false) || byName(left.name, right.name),
      )
      .flatMap((branch) => [{ branch, level: above.length, above }, ...walk(branch.id, [...above, branch.id])])
  return walk(0, [])
}
