import { it } from 'vitest'
import { writeFileSync, mkdirSync, statSync } from 'node:fs'
import { tasks } from './tasks.ts'
import { headsIn, valuesOf } from './columns.ts'
it('measures', async () => {
  const long = 'Ba van trên tuyến ống xuất đã mất nhãn số, người vận hành không nhận ra van nào thuộc bể nào. '.repeat(
    3,
  )
  const f = {
    finding_number: 'NC-2026-001',
    status: { code: 'MAJ' },
    state: 'effective',
    header: 'A1.2',
    content: long,
    conclusion: long,
    organization: { name: 'Kho Cam Ranh' },
    category: 'Kho',
    audit: { name: 'Đánh giá kho Cam Ranh quý 3', starting_date: '2026-03-02' },
    responsible: { fullname: 'Lê Thị Nhận' },
    corrective_date: '2026-04-04',
    is_late: false,
    repeats: 2,
    plan: { root_cause: long, action: long, due_on: '2026-04-04', accepted: { by: 'Vũ', on: '2026-04-01' } },
    done_on: '2026-04-02',
    verified: { by: 'A', on: '2026-04-03', reason: long },
    effect: { by: 'B', on: '2026-05-05', reason: null, is_effective: true },
  }
  mkdirSync('/tmp/mr/out', { recursive: true })
  const row = JSON.stringify(valuesOf(f as never, 'vi'))
  writeFileSync(
    '/tmp/mr/in',
    JSON.stringify({ title: 'Sổ phát hiện', company: '', about: '', language: 'vi', heads: headsIn('vi') }) +
      '\n' +
      Array(20000).fill(row).join('\n') +
      '\n',
  )
  console.time('write')
  const c = process.cpuUsage()
  await tasks.write({ path: '/tmp/mr/in', into: '/tmp/mr/out' })
  console.timeEnd('write')
  console.log(
    process.cpuUsage(c).user / 1e6,
    's cpu',
    process.resourceUsage().maxRSS / 1024,
    'MB',
    statSync('/tmp/mr/out/book').size / 1e6,
    'MB file',
  )
}, 120000)
