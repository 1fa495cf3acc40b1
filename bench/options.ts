import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '12' },
    seconds: { type: 'string', default: '0.5' },
    only: { type: 'string', default: '' },
    small: { type: 'boolean', default: false },
  },
})

const words = values.only.split(',')

/**
 * How much is measured: words by themselves name groups; `--rounds` pairs of `--seconds`
 * for each line, up to three times as many where the answer is not clear; `--only word` leaves
 * out lines without the word, `--only one,other` those with neither; `--small` makes a hundredth of the rows, to try the bench itself.
 */
export const options = {
  groups: positionals,
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  small: values.small,
  takes: (name: string) => words.some((word) => name.includes(word)),
}
