import type { OrganizationKey } from './organizations.ts'
import type { PositionKey } from './positions.ts'
import type { GroupKey } from '../../ready/groups.ts'

export type DemoPerson = {
  fullname: string
  email: string
  woman?: true
  external?: true
  group: GroupKey
  organization: OrganizationKey
  position: PositionKey
}

const at = (name: string) => `${name}@minhhai.example`

const person = (
  fullname: string,
  email: string,
  group: GroupKey,
  [organization, position]: readonly [OrganizationKey, PositionKey],
): DemoPerson => ({ fullname, email, group, organization, position })

const woman = (...given: Parameters<typeof person>): DemoPerson => ({ ...person(...given), woman: true })

export const people = {
  khang: person('Trần Minh Khang', at('khang.tran'), 'viewers', ['company', 'director']),
  thuHa: woman('Nguyễn Thị Thu Hà', at('ha.nguyen'), 'approvers', ['company', 'deputyDirector']),
  ducAnh: person('Lê Đức Anh', at('anh.le'), 'managers', ['quality', 'departmentHead']),
  ngocMai: woman('Phạm Ngọc Mai', at('mai.pham'), 'managers', ['quality', 'deputyHead']),
  quangHuy: person('Vũ Quang Huy', at('huy.vu'), 'leads', ['quality', 'qualityEngineer']),
  bichNgoc: woman('Hoàng Thị Bích Ngọc', at('ngoc.hoang'), 'librarians', ['quality', 'qualityEngineer']),
  thanhTung: person('Đặng Thanh Tùng', at('tung.dang'), 'auditors', ['quality', 'safetyOfficer']),
  yenNhi: woman('Bùi Yến Nhi', at('nhi.bui'), 'auditors', ['quality', 'qualityEngineer']),
  vanPhuc: person('Đỗ Văn Phúc', at('phuc.do'), 'approvers', ['technical', 'departmentHead']),
  hoangNam: person('Ngô Hoàng Nam', at('nam.ngo'), 'auditors', ['technical', 'engineer']),
  thaoVy: woman('Huỳnh Thảo Vy', at('vy.huynh'), 'librarians', ['technical', 'engineer']),
  kimOanh: woman('Dương Thị Kim Oanh', at('oanh.duong'), 'viewers', ['training', 'trainer']),
  tienDat: person('Phan Tiến Đạt', at('dat.phan'), 'auditees', ['daNang', 'branchManager']),
  xuanTruong: person('Võ Xuân Trường', at('truong.vo'), 'auditees', ['daNangDepot', 'depotManager']),
  hongNhung: woman('Lý Hồng Nhung', at('nhung.ly'), 'auditees', ['daNangLaboratory', 'technician']),
  congThanh: person('Mai Công Thành', at('thanh.mai'), 'auditees', ['daNangShiftA', 'shiftLeader']),
  giaBao: person('Trịnh Gia Bảo', at('bao.trinh'), 'auditees', ['daNangShiftB', 'depotOperator']),
  anhTuan: person('Đinh Anh Tuấn', at('tuan.dinh'), 'auditees', ['daNangRefuelling', 'teamManager']),
  minhChau: woman('Cao Thị Minh Châu', at('chau.cao'), 'auditees', ['camRanhDepot', 'depotManager']),
  trongNghia: person('Hồ Trọng Nghĩa', at('nghia.ho'), 'auditees', ['camRanhRefuelling', 'teamManager']),
  haiDang: person('Tạ Hải Đăng', at('dang.ta'), 'auditees', ['phuQuocRefuelling', 'teamManager']),
  baoLong: person('Lương Bảo Long', at('long.luong'), 'auditees', ['phuQuocRefuelling', 'refuellingOperator']),
  khanhLinh: {
    ...woman('Tô Khánh Linh', 'linh.to@saonam.example', 'auditors', ['inspector', 'expert']),
    external: true,
  },
  vietHung: {
    ...person('Châu Việt Hùng', 'hung.chau@anbinh.example', 'auditees', ['haulier', 'fleetManager']),
    external: true,
  },
} satisfies Record<string, DemoPerson>

export type PersonKey = keyof typeof people

/** The first administrator, as an officer of the company. */
export const administrator = {
  fullname: 'Phạm Quốc Vinh',
  organization: 'technical',
  position: 'systemOfficer',
} as const satisfies Pick<DemoPerson, 'fullname' | 'organization' | 'position'>

/** Whose name is printed at the first start, beside the administrator's. */
export const firstToTry: readonly PersonKey[] = ['bichNgoc', 'thuHa', 'yenNhi']
