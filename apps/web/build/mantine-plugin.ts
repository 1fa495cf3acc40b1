import type { Plugin } from 'vite'

/** Adds to each Mantine component its own style, so that a screen loads the styles of what it shows and no other. */
export function mantineStyles(): Plugin {
  const component = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/
  return {
    name: 'mantine-styles',
    apply: 'build',
    transform(code, id) {
      const name = component.exec(id)?.[1]
      return name ? { code: `import '@mantine/core/styles/${name}.layer.css'\n${code}`, map: null } : undefined
    },
  }
}

/** Lists scroll by themselves; this one keeps the height that Mantine gives its own. */
const plainScroll = `
import { createElement } from 'react'
export const ScrollAreaAutosize = ({ mah, children }) =>
  createElement('div', { style: { maxHeight: mah, overflowY: 'auto' } }, children)
export const ScrollArea = { Autosize: ScrollAreaAutosize }
`

/** Components that are no more than a part of another one, under `components` of Mantine. */
const left = [
  ...['MenuSub', 'MenuContextMenu', 'MenuCheckboxItem', 'MenuCheckboxGroup', 'MenuSearch'].map(
    (name) => `Menu/${name}/${name}`,
  ),
  'Popover/PopoverContextMenu/PopoverContextMenu',
  'Input/InputSuccess/InputSuccess',
  'Button/ButtonGroup/ButtonGroup',
  'Button/ButtonGroupSection/ButtonGroupSection',
  'ActionIcon/ActionIconGroupSection/ActionIconGroupSection',
  'Checkbox/CheckboxIndicator/CheckboxIndicator',
  'Loader/loaders/Bars',
  'Loader/loaders/Dots',
]
/** Such that others ask whether they stand in one. */
const leftWithContext = [
  'Checkbox/CheckboxCard/CheckboxCard',
  'Checkbox/CheckboxGroup/CheckboxGroup',
  'Switch/SwitchGroup/SwitchGroup',
]

const movement = /^import \{ Transition \} from .*$/m
const atOnce = `const Transition = ({ mounted, transition, children }) => mounted ? children(transition.in ?? {}) : null`

/** Colours that nothing here has, and those whose shades the theme gives: all others. */
const unused = ['pink', 'grape', 'violet', 'indigo', 'cyan', 'lime']
const own = ['teal', 'gray', 'dark', 'red', 'green', 'orange', 'yellow', 'blue']

/** Ways of coming and going that nothing here has. */
const unmoved = [
  'slide-down',
  'fade-left',
  'fade-right',
  'scale',
  'scale-[xy]',
  'skew-up',
  'skew-down',
  'rotate-left',
  'rotate-right',
  'pop-[a-z]+-[a-z]+',
]

const nameIn = (path: string) => /\w+$/.exec(path)![0]

/** Parts of Mantine that nothing here shows but that its menus, windows and lists would bring along. */
const replaced: readonly (readonly [file: RegExp, change: (code: string) => string])[] = [
  ...left.map((path) => [inCore(`${path}.mjs`), () => `export const ${nameIn(path)} = null`] as const),
  ...leftWithContext.map((path) => {
    const name = nameIn(path)
    const code = `export const ${name} = null\nexport const ${name}Context = createContext(null)`
    return [inCore(`${path}.mjs`), () => `import { createContext } from 'react'\n${code}`] as const
  }),
  [/esm\/utils\/Floating\/FloatingArrow\/FloatingArrow\.mjs$/, () => 'export const FloatingArrow = () => null'],
  // Whoever has no picture has letters.
  [inCore('Avatar/AvatarPlaceholderIcon.mjs'), () => 'export const AvatarPlaceholderIcon = () => null'],
  [inCore('ScrollArea/ScrollArea.mjs'), () => plainScroll],
  // Only to find out whether a window scrolls by it: none does, and no property is not a match.
  ...['Modal/ModalRoot.mjs', 'Drawer/DrawerRoot.mjs'].map(
    (name) =>
      [inCore(name), (code: string) => code.replace('scrollAreaComponent === ScrollArea.Autosize', 'false')] as const,
  ),
  // What turns while something is sent comes at once; menus and windows bring what moves.
  ...['Button/Button.mjs', 'ActionIcon/ActionIcon.mjs'].map(
    (name) => [inCore(name), (code: string) => code.replace(movement, atOnce)] as const,
  ),
  // The placing alone; hovering and roles are brought by what needs them.
  [inCore('Popover/use-popover.mjs'), (code) => code.replace('"@floating-ui/react"', '"@floating-ui/react-dom"')],
  [
    /@mantine\/core\/styles\/default-css-variables\.layer\.css$/,
    (code) =>
      code
        .replace(new RegExp(`\\s*--mantine-color-(${unused.join('|')})-[\\w-]+:[^;]+;`, 'g'), '')
        .replace(new RegExp(`\\s*--mantine-color-(${own.join('|')})-\\d:[^;]+;`, 'g'), ''),
  ],
  [
    inCore('Transition/transitions.mjs'),
    (code) => code.replace(new RegExp(`^\\t"?(${unmoved.join('|')})"?: \\{\\n(\\t\\t.*\\n)*\\t\\},?\\n`, 'gm'), ''),
  ],
  [
    /esm\/core\/MantineProvider\/default-colors\.mjs$/,
    (code) => code.replace(new RegExp(`\\b(${unused.join('|')}): \\[[^\\]]*\\],?`, 'g'), ''),
  ],
]

function inCore(name: string): RegExp {
  return new RegExp(`@mantine/core/esm/components/${name.replaceAll('.', '\\.')}$`)
}

/** Leaves out of the build what the product never shows. Throws when Mantine has changed so that a part is not found. */
export function mantineWithout(): Plugin {
  const found = new Set<RegExp>()
  return {
    name: 'mantine-without',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      const [file, change] = replaced.find(([pattern]) => pattern.test(id)) ?? []
      if (!file || !change) return undefined
      const changed = change(code)
      if (changed !== code) found.add(file)
      return { code: changed, map: null }
    },
    buildEnd(error) {
      const missed = replaced.filter(([file]) => !found.has(file)).map(([file]) => file.source)
      if (!error && missed.length > 0) throw new Error(`Mantine has changed: ${missed.join(', ')}`)
    },
  }
}
