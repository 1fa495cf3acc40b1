/** What a plain text says; one that is not UTF-8 is read as Windows writes Vietnamese. */
export async function wordsIn(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1258').decode(bytes)
  }
}
