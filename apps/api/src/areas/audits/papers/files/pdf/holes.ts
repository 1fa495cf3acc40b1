/** Where something of a photo stands: on which page, and how many millimetres of it are left below. */
export type PhotoPlace = { mark: number; page: number; left: number }
/** How high photos that stand alone are, by their marks, in millimetres; those that are not named are as high as they may be. */
export type Heights = Record<number, number>
/** A paper as it was laid out: where photos follow what they are of, and where they came to stand. */
type Laid = { follows: readonly PhotoPlace[]; stands: readonly PhotoPlace[] }

/** Millimetres that a photo is high at least, and that its words take below it. */
const [least, worded] = [25, 9]
/** How often a paper is laid out anew: each time moves what follows. */
const most = 12

/** Lays a paper out with photos that would leave the rest of a page empty as high as there is room, from the first page on. */
export function withoutHoles<Paper extends Laid>(lay: (heights: Heights) => Paper): Paper {
  const heights: Heights = {}
  const left = new Set<number>()
  let paper = lay(heights)
  for (let turn = 0; turn < most; turn += 1) {
    const hole = firstHole(paper, left)
    if (!hole) return paper
    const { mark } = hole
    if (mark in heights) {
      // Its words took more than was thought.
      delete heights[mark]
      left.add(mark)
    } else heights[mark] = hole.left - worded
    paper = lay(heights)
  }
  return paper
}

/** The first photo that stands on a later page than what it follows, where there was room for it to be smaller. */
function firstHole({ follows, stands }: Laid, left: ReadonlySet<number>): PhotoPlace | undefined {
  const pages = new Map(stands.map(({ mark, page }) => [mark, page]))
  return follows.find(
    (place) => pages.get(place.mark)! > place.page && place.left - worded >= least && !left.has(place.mark),
  )
}
