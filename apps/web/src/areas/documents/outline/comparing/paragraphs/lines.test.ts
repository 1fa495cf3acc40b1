import { describe, expect, it } from 'vitest'
import { linesIn, paragraphsIn } from './lines.ts'

describe('the words of a page', () => {
  it('are put together line by line', () => {
    const runs = [
      { text: 'Điều 1. ', endsLine: false },
      { text: 'Phạm vi', endsLine: true },
      { text: 'Kho và bể', endsLine: false },
    ]
    expect(linesIn(runs)).toEqual(['Điều 1. Phạm vi', 'Kho và bể'])
  })

  it('and into paragraphs, which end with a sentence, a short line or before the next point', () => {
    const lines = [
      'QUY TRÌNH TRA NẠP',
      'Nhân viên kiểm tra phin lọc trước mỗi ca và ghi',
      'kết quả vào sổ theo dõi của trạm tra nạp, có ký',
      'tên.',
      '1. Xả nước đáy bể mỗi sáng cho đến khi mẫu sạch',
      '2. Ghi lượng nước đã xả vào sổ theo dõi hằng ca',
      'của trạm',
      '17',
      'Điều 2 Hiệu lực',
    ]
    expect(paragraphsIn([lines])).toEqual([
      'QUY TRÌNH TRA NẠP',
      'Nhân viên kiểm tra phin lọc trước mỗi ca và ghi kết quả vào sổ theo dõi của trạm tra nạp, có ký tên.',
      '1. Xả nước đáy bể mỗi sáng cho đến khi mẫu sạch',
      '2. Ghi lượng nước đã xả vào sổ theo dõi hằng ca của trạm',
      'Điều 2 Hiệu lực',
    ])
    expect(paragraphsIn([])).toEqual([])
  })

  it('go on overleaf with a small letter, and begin anew with a large one', () => {
    const pages = [
      ['Nhân viên trực ca ghi kết quả kiểm tra'],
      ['vào sổ theo dõi của trạm tra nạp đó'],
      ['Phụ trách trạm ký'],
    ]
    expect(paragraphsIn(pages)).toEqual([
      'Nhân viên trực ca ghi kết quả kiểm tra vào sổ theo dõi của trạm tra nạp đó',
      'Phụ trách trạm ký',
    ])
  })
})
