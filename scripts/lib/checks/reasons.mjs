const suppression =
  /(?:\/\/|\/\*)\s*((?:oxlint|eslint)-disable[\w-]*|@ts-(?:expect-error|ignore|nocheck)|oxfmt-ignore|[vc]8 ignore)(.*)$/
/** What follows the name of a suppression of the linter: the rules, and why after two dashes. */
const ofRules = /^ +[\w@/-]+(?:, *[\w@/-]+)* -- \S+ \S+/
/** What follows any other: why. */
const ofOthers = /^[\s:-]+\S+ \S+/

/** The lines of a source that silence a checker without naming what and saying why, in the same comment. */
export function unreasoned(code) {
  return linesOf(code, (line) => {
    const [, name, rest] = suppression.exec(line) ?? []
    return name !== undefined && !(name.includes('-disable') ? ofRules : ofOthers).test(rest)
  })
}

/** The lines of the linter's settings that switch a rule off without saying why, right above or behind. */
export function unreasonedOff(settings) {
  const lines = settings.split('\n')
  return linesOf(settings, (line, place) => {
    const above = lines[place - 1]?.trim() ?? ''
    return /:\s*\[?\s*"(?:off|allow)"/.test(line) && !/,?\s*\/\/ \S+ \S+/.test(line) && !/^\/\/ \S+ \S+/.test(above)
  })
}

function linesOf(text, isWrong) {
  return text
    .split('\n')
    .flatMap((line, place) => (isWrong(line, place) ? [{ line: place + 1, text: line.trim() }] : []))
}
