/** Tasks that go wrong in every way that a picture might. */
export const tasks = {
  echo: (input: string) => Promise.resolve(input),
  throws: () => Promise.reject(new Error('not a picture')),
  hangs: () => {
    for (;;);
  },
  never: () => new Promise<string>(() => undefined),
  crashes: () => {
    process.abort()
  },
  grows: async () => {
    const held: Buffer[] = []
    for (;;) {
      held.push(Buffer.alloc(20 * 1024 * 1024, 1))
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  },
  knows: () => Promise.resolve(Object.keys(process.env)),
  pid: () => Promise.resolve(process.pid),
}
