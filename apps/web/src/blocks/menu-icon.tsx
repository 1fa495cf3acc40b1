import {
  IconAlertTriangle,
  IconBook2,
  IconBriefcase,
  IconCalendarStats,
  IconCategory,
  IconChartBar,
  IconCircleDot,
  IconCircleHalf,
  IconClipboardCheck,
  IconFiles,
  IconFlag,
  IconHome,
  IconIdBadge,
  IconListTree,
  IconLock,
  IconMenu2,
  IconMessages,
  IconPhoto,
  IconQrcode,
  IconSitemap,
  IconTags,
  IconUserShield,
  IconUsers,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react'

/** The icons a menu may name. */
const icons: Record<string, Icon> = {
  'alert-triangle': IconAlertTriangle,
  'book-2': IconBook2,
  briefcase: IconBriefcase,
  'calendar-stats': IconCalendarStats,
  'chart-bar': IconChartBar,
  category: IconCategory,
  'circle-half': IconCircleHalf,
  'clipboard-check': IconClipboardCheck,
  files: IconFiles,
  flag: IconFlag,
  home: IconHome,
  'id-badge': IconIdBadge,
  'list-tree': IconListTree,
  lock: IconLock,
  'menu-2': IconMenu2,
  messages: IconMessages,
  photo: IconPhoto,
  qrcode: IconQrcode,
  sitemap: IconSitemap,
  tags: IconTags,
  'user-shield': IconUserShield,
  users: IconUsers,
  'users-group': IconUsersGroup,
}

/** The icon of a menu line; a dot for a name that is not known. */
export function MenuIcon({ name, className }: { name: string | null; className?: string | undefined }) {
  const Picture = (name && icons[name]) || IconCircleDot
  return <Picture size={20} stroke={1.6} aria-hidden="true" className={className} />
}
