export function PositionsScreen() {
  return null
}
