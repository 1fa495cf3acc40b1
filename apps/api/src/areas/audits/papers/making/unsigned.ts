/** Addresses that open nothing: what makes a paper is given the pictures themselves. */
export const unsigned = {
  url: (id: number, variant: string) => `/files/${id}/${variant}`,
  link: (id: number | null, variant: string) => (id === null ? null : `/files/${id}/${variant}`),
}
