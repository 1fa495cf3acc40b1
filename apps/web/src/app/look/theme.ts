import { createTheme, type MantineColorsTuple } from '@mantine/core'

const teal: MantineColorsTuple = [
  '#eaf5f3',
  '#dbebe9',
  '#b9dcd8',
  '#8bc5bf',
  '#56a9a1',
  '#2b8c84',
  '#178078',
  '#12716a',
  '#0e5a55',
  '#0a4541',
]
const ink: MantineColorsTuple = [
  '#f5f8f7',
  '#edf1f0',
  '#e3e9e8',
  '#d2dad9',
  '#b3bfbd',
  '#859391',
  '#667573',
  '#566563',
  '#36423f',
  '#171f1e',
]
const night: MantineColorsTuple = [
  '#e9efee',
  '#c9d3d1',
  '#a3b1ae',
  '#82918e',
  '#3b4947',
  '#2a3634',
  '#1f2a28',
  '#151d1c',
  '#111817',
  '#0d1413',
]
const red: MantineColorsTuple = [
  '#fdf0ef',
  '#fbdfdd',
  '#f5bdb9',
  '#ec938d',
  '#e2685f',
  '#d4453b',
  '#c42f26',
  '#b3261e',
  '#8f1d17',
  '#6c1511',
]
const green: MantineColorsTuple = [
  '#edf7f1',
  '#d9efe2',
  '#b2dfc5',
  '#83caa2',
  '#52b17d',
  '#2f9962',
  '#21884f',
  '#1b7a4b',
  '#145c39',
  '#0e4329',
]
const orange: MantineColorsTuple = [
  '#fdf3eb',
  '#fbe5d3',
  '#f6c9a5',
  '#efa76f',
  '#e6853d',
  '#d86c1e',
  '#cb6013',
  '#c2560c',
  '#964209',
  '#6e3006',
]
const yellow: MantineColorsTuple = [
  '#fdf6e3',
  '#fbecc4',
  '#f6da8d',
  '#eec354',
  '#e0a92a',
  '#c78f12',
  '#a9780b',
  '#8a6108',
  '#6b4b06',
  '#4f3704',
]
const blue: MantineColorsTuple = [
  '#eef5fc',
  '#dcebfa',
  '#b8d6f4',
  '#8bbcec',
  '#5a9fe1',
  '#3484d2',
  '#2371bd',
  '#1a5f9f',
  '#134878',
  '#0d3456',
]

const fontFamily = "'Inter Variable', 'Inter', 'As Arial', 'As Roboto', 'As DejaVu', system-ui, sans-serif"

/** Every colour, size and radius of the product. */
export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 6 },
  colors: { teal, gray: ink, dark: night, red, green, orange, yellow, blue },
  black: '#171f1e',
  fontFamily,
  headings: {
    fontFamily,
    fontWeight: '640',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '2rem' },
      h2: { fontSize: '1.0625rem', lineHeight: '1.625rem' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.5rem' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '0.9375rem', xl: '1.0625rem' },
  lineHeights: { xs: '1.125rem', sm: '1.25rem', md: '1.3125rem', lg: '1.5rem', xl: '1.625rem' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md' } },
    // The head of a window is not that of the page.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    TextInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Autocomplete: { defaultProps: { size: 'md' } },
    TagsInput: { defaultProps: { size: 'md' } },
    ColorInput: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'sm' } },
    NumberInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md', checkIconPosition: 'right' } },
    // Placed by its middle it would be placed before it has a width, beside the screen of a phone.
    Combobox: { defaultProps: { position: 'bottom-start' } },
    MultiSelect: { defaultProps: { size: 'md', checkIconPosition: 'right' } },
    TreeSelect: { defaultProps: { size: 'md' } },
    DateInput: { defaultProps: { size: 'md' } },
    Modal: {
      defaultProps: {
        radius: 'lg',
        centered: true,
        overlayProps: { backgroundOpacity: 0.4 },
        transitionProps: { transition: 'pop', duration: 120 },
      },
    },
    Menu: {
      defaultProps: {
        withInitialFocusPlaceholder: false,
        radius: 'md',
        shadow: 'md',
        transitionProps: { duration: 100 },
      },
    },
    Popover: { defaultProps: { radius: 'md', shadow: 'md' } },
    Tooltip: { defaultProps: { openDelay: 400, transitionProps: { duration: 100 } } },
    Paper: { defaultProps: { radius: 'lg' } },
    Anchor: { defaultProps: { underline: 'hover' } },
  },
})
