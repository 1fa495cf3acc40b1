/** The group whose members may do everything. */
export const superGroup = 1
/** The parent of a record at the root of its tree. */
export const root = 0

export const userType = { INTERNAL: 1, EXTERNAL: 2 } as const
export type UserType = (typeof userType)[keyof typeof userType]

export const gender = { MALE: 1, FEMALE: 0 } as const
export type Gender = (typeof gender)[keyof typeof gender]

/** The specification shows 3.1 on the sign-in banner and 3.0.0 in the footer. */
export const versions = { banner: '3.1', footer: '3.0.0' } as const
