/** A TIFF block that says how a picture is to be turned, and nothing else. */
export function orientationBlock(orientation: number): Buffer {
  const block = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  block.writeUInt16BE(orientation, 18)
  return block
}
