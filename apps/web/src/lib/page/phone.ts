import { useMediaQuery } from '@mantine/hooks'

/** Held upright or across: then it is wide, and too low for what stands beside one another. */
const phone = '(max-width: 767px), (max-width: 1023px) and (max-height: 479px)'

/** Whether the screen is a phone's. */
export function usePhone(): boolean {
  return useMediaQuery(phone, false, { getInitialValueInEffect: false })
}
