/** The first, the last and the pages around the current one; omitted pages between them become one gap. */
export const pagesToShow = (page: number, pageCount: number): (number | 'gap-before' | 'gap-after')[] => {
  const from = Math.max(1, Math.min(page - 1, pageCount - 2))
  const to = Math.min(pageCount, Math.max(page + 1, 3))
  const around = Array.from({ length: to - from + 1 }, (_, n) => from + n)
  return [...before(from), ...around, ...after(to, pageCount)]
}

/** A gap of a single page shows that page instead. */
const before = (from: number): (number | 'gap-before')[] => {
  if (from === 1) return []
  if (from === 2) return [1]
  return [1, from === 3 ? 2 : 'gap-before']
}

const after = (to: number, pageCount: number): (number | 'gap-after')[] => {
  if (to === pageCount) return []
  if (to === pageCount - 1) return [pageCount]
  return [to === pageCount - 2 ? pageCount - 1 : 'gap-after', pageCount]
}
