import type { Text } from '@apron/messages'

/** `order` counts upwards: the highest stands first in a team. */
export const positions = {
  director: { name: { vi: 'Giám đốc', en: 'Director' }, order: 100 },
  deputyDirector: { name: { vi: 'Phó giám đốc', en: 'Deputy Director' }, order: 90 },
  departmentHead: { name: { vi: 'Trưởng phòng', en: 'Head of Department' }, order: 80 },
  branchManager: { name: { vi: 'Giám đốc chi nhánh', en: 'Branch Manager' }, order: 78 },
  deputyHead: { name: { vi: 'Phó trưởng phòng', en: 'Deputy Head of Department' }, order: 70 },
  depotManager: { name: { vi: 'Trưởng kho', en: 'Depot Manager' }, order: 65 },
  teamManager: { name: { vi: 'Đội trưởng tra nạp', en: 'Refuelling Team Manager' }, order: 60 },
  qualityEngineer: { name: { vi: 'Chuyên viên chất lượng', en: 'Quality Engineer' }, order: 50 },
  safetyOfficer: {
    name: { vi: 'Chuyên viên an toàn, sức khỏe, môi trường', en: 'Health, Safety and Environment Officer' },
    order: 48,
  },
  engineer: { name: { vi: 'Kỹ sư thiết bị', en: 'Equipment Engineer' }, order: 46 },
  systemOfficer: { name: { vi: 'Chuyên viên công nghệ thông tin', en: 'Information Systems Officer' }, order: 44 },
  trainer: { name: { vi: 'Chuyên viên đào tạo', en: 'Training Officer' }, order: 42 },
  expert: { name: { vi: 'Chuyên gia đánh giá độc lập', en: 'Independent Auditor' }, order: 41 },
  shiftLeader: { name: { vi: 'Trưởng ca', en: 'Shift Leader' }, order: 40 },
  technician: { name: { vi: 'Thử nghiệm viên', en: 'Laboratory Technician' }, order: 35 },
  depotOperator: { name: { vi: 'Nhân viên vận hành kho', en: 'Depot Operator' }, order: 30 },
  fleetManager: { name: { vi: 'Phụ trách đội xe', en: 'Fleet Supervisor' }, order: 28 },
  refuellingOperator: { name: { vi: 'Nhân viên tra nạp', en: 'Refuelling Operator' }, order: 20 },
} satisfies Record<string, { name: Text; order: number }>

export type PositionKey = keyof typeof positions

/** Waits for its approval, so that a checker finds something to decide. */
export const proposedPosition: { name: Text; order: number } = {
  name: { vi: 'Thực tập sinh vận hành', en: 'Operations Trainee' },
  order: 10,
}
