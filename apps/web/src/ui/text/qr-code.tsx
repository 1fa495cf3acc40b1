import { encode } from 'uqr'

/** Squares of white that a camera needs around a code. */
const border = 2

/** The black squares of a code as one path, and how many squares it is wide. */
function drawn(value: string): { size: number; path: string } {
  const { data, size } = encode(value, { ecc: 'M', border })
  const path = data.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: path.join('') }
}

/** What a phone reads off the screen, so many pixels wide; without a title something around it says what it is. */
export function QrCode({ value, size, title }: { value: string; size: number; title?: string }) {
  const { size: squares, path } = drawn(value)
  return (
    <svg
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
      width={size}
      height={size}
      viewBox={`0 0 ${squares} ${squares}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${squares}v${squares}h-${squares}z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}

/** The same as an address that a style may show, so many millimetres wide. */
export function qrPicture(value: string, millimetres: number): string {
  const { size, path } = drawn(value)
  const width = `${millimetres}mm`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
