import { Avatar } from '@mantine/core'

/** A person's picture, or the first letters of the family and given name. */
export function PersonAvatar({ name, picture, size = 26 }: { name: string; picture?: string | null; size?: number }) {
  return (
    <Avatar
      src={picture ?? null}
      alt=""
      size={size}
      radius="xl"
      variant="light"
      color="teal"
      styles={{ placeholder: { fontSize: Math.round(size * 0.38), fontWeight: 640 } }}
    >
      {initials(name)}
    </Avatar>
  )
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map((word) => word?.charAt(0).toLocaleUpperCase() ?? '').join('')
}
