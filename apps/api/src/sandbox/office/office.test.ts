import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { zip } from './zip.ts'
import { openArchive, TooLarge } from './archive.ts'
import { xmlReader } from './xml.ts'

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const strict = 'http://purl.oclc.org/ooxml/wordprocessingml/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** What is received of a text: elements with two of their attributes, ends and words. */
function heard(xml: string | Buffer, deafTo = ''): string[] {
  const all: string[] = []
  xmlReader()(Buffer.from(xml), {
    open(name, attribute) {
      all.push([name, attribute('w:val'), attribute('r:id')].filter((one) => one !== undefined).join(' '))
      return name !== deafTo
    },
    close: (name) => void all.push(`/${name}`),
    text: (words) => void all.push(words),
  })
  return all
}

describe('what Office writes', () => {
  const wanted = ['w:p', 'w:b 1', '/w:b', 'w:h r7', 'Bể & bồn', '/w:h', '/w:p']

  it.each([
    [
      'its usual prefixes',
      `<w:p xmlns:w="${word}" xmlns:r="${relations}"><w:b w:val="1"/><w:h r:id="r7">Bể &amp; bồn</w:h></w:p>`,
    ],
    [
      'prefixes of its own',
      `<n0:p xmlns:n0="${strict}" xmlns:n1="${relations}"><n0:b n0:val="1"/><n0:h n1:id="r7">Bể &#38; bồn</n0:h></n0:p>`,
    ],
    [
      'none for elements',
      `<p xmlns="${word}" xmlns:x="${word}" xmlns:y="${relations}"><b x:val="1"/><h y:id="r7"><![CDATA[Bể & bồn]]></h></p>`,
    ],
  ])('is heard alike with %s', (_, xml) => {
    expect(heard(xml)).toEqual(wanted)
    for (const [mark, encoded] of [
      ['\u00ff\u00fe', Buffer.from(xml, 'utf16le')],
      ['\u00fe\u00ff', Buffer.from(xml, 'utf16le').swap16()],
    ] as const)
      expect(heard(Buffer.concat([Buffer.from(mark, 'latin1'), encoded]))).toEqual(wanted)
  })

  it('has a prefix that means something else for a while', () => {
    const xml = `<p xmlns="${word}"><t xmlns="urn:other"><t/></t><t/></p>`
    expect(heard(xml)).toEqual(['w:p', 't', 't', '/t', '/t', 'w:t', '/w:t', '/w:p'])
  })

  it('is heard in one of several forms, and not at all where nobody wants to hear it', () => {
    const forms = (first: string) =>
      `<a xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:AlternateContent><mc:Choice Requires="${first}"><new/></mc:Choice><mc:Fallback><old/></mc:Fallback></mc:AlternateContent><b>x<c/></b>y</a>`
    const elements = (xml: string) => heard(xml, 'b').filter((one) => /^(new|old|x|y|c|b|\/b)$/.test(one))
    expect(elements(forms('wps w14'))).toEqual(['new', 'b', 'y'])
    expect(elements(forms('cx1'))).toEqual(['old', 'b', 'y'])
  })
})

describe('an archive', () => {
  it('gives its parts by names in capitals or not, also those that are not packed, whatever stands behind its end', () => {
    const bytes = zip({ 'Word\\Document.xml': 'một', 'b.xml': { packed: Buffer.from('hai') } })
    // The second part as it is: not packed.
    bytes.writeUInt16LE(0, bytes.lastIndexOf('PK\u0001\u0002') + 10)
    const archive = openArchive(Buffer.concat([bytes, Buffer.from('a comment that nobody counted')]))
    expect(archive.part('word/document.xml')?.toString()).toBe('một')
    expect(archive.part('B.xml')?.toString()).toBe('hai')
    expect(archive.part('c.xml')).toBeUndefined()
  })

  it('is unpacked up to a size, of one part and of all', () => {
    const large = { packed: deflateRawSync(Buffer.alloc(1000)) }
    const open = () => openArchive(zip({ a: large, b: large, c: large }), { entries: 3, part: 1000, whole: 2500 })
    expect(() => open().part('a', 999)).toThrow(TooLarge)
    const archive = open()
    expect([archive.part('a')?.length, archive.part('b')?.length]).toEqual([1000, 1000])
    expect(() => archive.part('c')).toThrow(expect.objectContaining({ isWhole: true }))
  })
})
