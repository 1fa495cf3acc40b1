export type HostileFile = [name: string, make: () => Buffer]

/** Where a link of a document may try to lead. */
export const addresses = [
  'javascript:fired(1)',
  'JaVaScRiPt:fired(1)',
  ' javascript:fired(1)',
  'java\tscript:fired(1)',
  '\u0001javascript:fired(1)',
  'javascript://%0afired(1)',
  'data:text/html,<script>opener.fired(1)</script>',
  'vbscript:fired(1)',
  'blob:fired(1)',
  'file:///etc/passwd',
  '#%E0%A4%A',
]
