/** The share in percent with 2 decimals; 0 of nothing. */
export const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100)
