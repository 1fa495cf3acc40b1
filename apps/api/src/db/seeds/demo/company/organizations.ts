import type { Text } from '@apron/messages'

export type DemoOrganization = {
  name: Text
  type: Text
  code: string
  phone: string
  address: Text
  under?: string
}

const company: Text = { vi: 'Công ty', en: 'Company' }
const department: Text = { vi: 'Phòng ban', en: 'Department' }
const branch: Text = { vi: 'Chi nhánh', en: 'Branch' }
const depot: Text = { vi: 'Kho nhiên liệu', en: 'Fuel depot' }
const team: Text = { vi: 'Đội', en: 'Team' }
const shift: Text = { vi: 'Ca trực', en: 'Shift' }
const laboratory: Text = { vi: 'Phòng thử nghiệm', en: 'Laboratory' }
const partner: Text = { vi: 'Đối tác', en: 'Partner' }

const head: Text = {
  vi: 'Số 18 đường Hồng Hà, phường Tân Sơn Hòa, Thành phố Hồ Chí Minh',
  en: '18 Hong Ha Street, Tan Son Hoa Ward, Ho Chi Minh City',
}
const daNang: Text = { vi: 'Cảng hàng không quốc tế Đà Nẵng, Đà Nẵng', en: 'Da Nang International Airport, Da Nang' }
const camRanh: Text = {
  vi: 'Cảng hàng không quốc tế Cam Ranh, Khánh Hòa',
  en: 'Cam Ranh International Airport, Khanh Hoa',
}
const phuQuoc: Text = {
  vi: 'Cảng hàng không quốc tế Phú Quốc, An Giang',
  en: 'Phu Quoc International Airport, An Giang',
}

export const organizations = {
  company: {
    name: { vi: 'Công ty Nhiên liệu Hàng không Minh Hải', en: 'Minh Hai Aviation Fuel Company' },
    type: company,
    code: 'MHF',
    phone: '028 5550 0100',
    address: head,
  },
  quality: {
    name: { vi: 'Phòng Quản lý Chất lượng và An toàn', en: 'Quality and Safety Department' },
    type: department,
    code: 'MHF-QA',
    phone: '028 5550 0110',
    address: head,
    under: 'company',
  },
  technical: {
    name: { vi: 'Phòng Kỹ thuật', en: 'Engineering Department' },
    type: department,
    code: 'MHF-KT',
    phone: '028 5550 0120',
    address: head,
    under: 'company',
  },
  training: {
    name: { vi: 'Phòng Tổ chức và Đào tạo', en: 'Personnel and Training Department' },
    type: department,
    code: 'MHF-TC',
    phone: '028 5550 0130',
    address: head,
    under: 'company',
  },
  daNang: {
    name: { vi: 'Chi nhánh Đà Nẵng', en: 'Da Nang Branch' },
    type: branch,
    code: 'DAD',
    phone: '0236 555 0200',
    address: daNang,
    under: 'company',
  },
  daNangDepot: {
    name: { vi: 'Kho nhiên liệu Đà Nẵng', en: 'Da Nang Fuel Depot' },
    type: depot,
    code: 'DAD-K',
    phone: '0236 555 0210',
    address: daNang,
    under: 'daNang',
  },
  daNangShiftA: {
    name: { vi: 'Ca A kho Đà Nẵng', en: 'Da Nang Depot Shift A' },
    type: shift,
    code: 'DAD-K-A',
    phone: '0236 555 0211',
    address: daNang,
    under: 'daNangDepot',
  },
  daNangShiftB: {
    name: { vi: 'Ca B kho Đà Nẵng', en: 'Da Nang Depot Shift B' },
    type: shift,
    code: 'DAD-K-B',
    phone: '0236 555 0212',
    address: daNang,
    under: 'daNangDepot',
  },
  daNangRefuelling: {
    name: { vi: 'Đội tra nạp Đà Nẵng', en: 'Da Nang Refuelling Team' },
    type: team,
    code: 'DAD-TN',
    phone: '0236 555 0220',
    address: daNang,
    under: 'daNang',
  },
  daNangLaboratory: {
    name: { vi: 'Phòng thử nghiệm Đà Nẵng', en: 'Da Nang Laboratory' },
    type: laboratory,
    code: 'DAD-TNG',
    phone: '0236 555 0230',
    address: daNang,
    under: 'daNang',
  },
  camRanh: {
    name: { vi: 'Chi nhánh Cam Ranh', en: 'Cam Ranh Branch' },
    type: branch,
    code: 'CXR',
    phone: '0258 555 0300',
    address: camRanh,
    under: 'company',
  },
  camRanhDepot: {
    name: { vi: 'Kho nhiên liệu Cam Ranh', en: 'Cam Ranh Fuel Depot' },
    type: depot,
    code: 'CXR-K',
    phone: '0258 555 0310',
    address: camRanh,
    under: 'camRanh',
  },
  camRanhRefuelling: {
    name: { vi: 'Đội tra nạp Cam Ranh', en: 'Cam Ranh Refuelling Team' },
    type: team,
    code: 'CXR-TN',
    phone: '0258 555 0320',
    address: camRanh,
    under: 'camRanh',
  },
  phuQuoc: {
    name: { vi: 'Chi nhánh Phú Quốc', en: 'Phu Quoc Branch' },
    type: branch,
    code: 'PQC',
    phone: '0297 555 0400',
    address: phuQuoc,
    under: 'company',
  },
  phuQuocDepot: {
    name: { vi: 'Kho nhiên liệu Phú Quốc', en: 'Phu Quoc Fuel Depot' },
    type: depot,
    code: 'PQC-K',
    phone: '0297 555 0410',
    address: phuQuoc,
    under: 'phuQuoc',
  },
  phuQuocRefuelling: {
    name: { vi: 'Đội tra nạp Phú Quốc', en: 'Phu Quoc Refuelling Team' },
    type: team,
    code: 'PQC-TN',
    phone: '0297 555 0420',
    address: phuQuoc,
    under: 'phuQuoc',
  },
  haulier: {
    name: { vi: 'Công ty Vận tải Xăng dầu An Bình', en: 'An Binh Petroleum Haulage' },
    type: partner,
    code: 'ABT',
    phone: '0236 555 0500',
    address: { vi: 'Khu công nghiệp Hòa Cầm, Đà Nẵng', en: 'Hoa Cam Industrial Park, Da Nang' },
  },
  inspector: {
    name: { vi: 'Công ty Giám định Sao Nam', en: 'Sao Nam Inspection Services' },
    type: partner,
    code: 'SNI',
    phone: '028 5550 0600',
    address: { vi: 'Phường Sài Gòn, Thành phố Hồ Chí Minh', en: 'Sai Gon Ward, Ho Chi Minh City' },
  },
} satisfies Record<string, DemoOrganization>

export type OrganizationKey = keyof typeof organizations
