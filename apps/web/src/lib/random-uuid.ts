/** A random UUID of version 4; `crypto.randomUUID` is missing on plain-http addresses. */
export function randomUuid(): string {
  return '00000000-0000-4000-8000-000000000000'.replace(/[08]/g, (digit) => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (digit === '8' ? 8 | (byte & 3) : byte & 15).toString(16)
  })
}
