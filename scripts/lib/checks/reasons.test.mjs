import { expect, it } from 'vitest'
import { unreasoned, unreasonedOff } from './reasons.mjs'

/** Put together, so that the check does not take these lines for suppressions of its own. */
const comment = (...words) => ['//', ...words].join(' ')
const disable = 'oxlint-disable-next-line'

it('a suppression of the linter names its rules and says why', () => {
  const code = [
    comment(disable, 'react/exhaustive-deps -- what `use` depends on is given with it'),
    comment(disable, 'react/exhaustive-deps, no-var -- both on purpose'),
    comment(disable, 'react/exhaustive-deps'),
    comment(disable, 'react/exhaustive-deps --'),
    comment(disable),
    comment(disable, '-- because of everything'),
    `{/* ${disable} jsx-a11y/no-autofocus */}`,
    comment('eslint-disable', 'no-var'),
  ].join('\n')
  expect(unreasoned(code).map(({ line }) => line)).toEqual([3, 4, 5, 6, 7, 8])
})

it('a suppression of the compiler says why', () => {
  const code = [
    comment('@ts-expect-error', 'the types know no second argument'),
    comment('@ts-expect-error:', 'the types know no second argument'),
    comment('@ts-expect-error'),
    comment('@ts-ignore', 'later'),
    `const words = '@ts-expect-error'`,
  ].join('\n')
  expect(unreasoned(code).map(({ line }) => line)).toEqual([3, 4])
})

it('a rule that is off has its reason above or behind it', () => {
  const settings = `{
    // Its readers ask for it.
    "import/no-default-export": "off",
    "no-var": "off", // it runs everywhere
    "no-console": "off",
    //
    "react/refs": ["off"],
    "eqeqeq": "error"
  }`
  expect(unreasonedOff(settings).map(({ line }) => line)).toEqual([5, 7])
})
