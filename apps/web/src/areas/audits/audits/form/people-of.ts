type Role = { team_role_id: number; users: readonly { id: number }[] }

/** People by team role, as forms keep them. */
export const peopleOf = (roles: readonly Role[]): Record<number, number[]> =>
  Object.fromEntries(roles.map(({ team_role_id, users }) => [team_role_id, users.map(({ id }) => id)]))
