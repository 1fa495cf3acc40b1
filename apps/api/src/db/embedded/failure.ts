const advice: [RegExp, (directory: string) => string][] = [
  [
    /No space left|could not extend file|Check free disk space|ENOSPC|Disk quota exceeded|EDQUOT/,
    (directory) => `The disk that holds ${directory} is full. Free some space there and start again.`,
  ],
  [
    /ENOTDIR|not a directory/,
    (directory) => `A file stands where ${directory} needs a directory. Move it, or choose another data directory.`,
  ],
  [/Read-only file system|EROFS/, (directory) => `${directory} is on a read-only disk. Choose another data directory.`],
  [
    /Permission denied|EACCES|EPERM|Operation not permitted|wrong ownership|could not access directory/,
    (directory) =>
      `${directory} may not be read or written by this user. ` +
      `Start as its owner, give it away (chown -R ... ${directory}), or choose another data directory.`,
  ],
  [
    /Cannot allocate memory|could not map anonymous shared memory|ENOMEM/,
    () => 'There is too little memory for PostgreSQL: about 256 MB must be free.',
  ],
  [
    /incompatible with server|not compatible with this version/,
    (directory) =>
      `${directory} was written by another version of PostgreSQL. ` +
      'Start the release of this program that wrote it, or restore a backup.',
  ],
]

/** Says what failed and what to do about it; `text` is what the program printed. */
export function explain(what: string, text: string, directory: string): Error {
  const known = advice.find(([pattern]) => pattern.test(text))
  const tail = text.trim().split('\n').slice(-6).join('\n')
  return new Error([what, known?.[1](directory), tail].filter(Boolean).join('\n'))
}
