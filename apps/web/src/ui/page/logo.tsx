/** The mark of the product: a drop with a tick. */
export function Logo({ size }: { size: number }) {
  return <img src="/assets/icon.svg" width={size} height={size} alt="" />
}
