let underWay = 0

/** Shows on the page, like `rendering/first`, that the code or data for a click is loading. */
export const whileFetching = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
  const { dataset } = document.documentElement
  underWay += 1
  dataset.fetching = 'true'
  try {
    return await work
  } finally {
    underWay -= 1
    if (underWay === 0) delete dataset.fetching
  }
}
