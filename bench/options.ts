import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    small: { type: 'boolean', default: false },
  },
})

/**
 * How much is measured: `--rounds` of `--seconds` for each line; `--only word` leaves out lines without the word;
 * `--small` makes a hundredth of the rows, to try the bench itself.
 */
export const options = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  small: values.small,
  takes: (name: string) => name.includes(values.only),
}
