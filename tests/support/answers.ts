type Answer = { statusCode: number; json: () => unknown }
type Problem = { code?: string; detail?: string; errors?: { field: string; message: string }[] }

/** The status and the code of a problem. */
export const codeOf = (answer: Answer) => [answer.statusCode, (answer.json() as Problem).code]

/** The status and the text of a problem. */
export const detailOf = (answer: Answer) => [answer.statusCode, (answer.json() as Problem).detail]

/** The status and the first field with an error. */
export const fieldOf = (answer: Answer) => [answer.statusCode, (answer.json() as Problem).errors?.[0]?.field]

/** The status and the errors of fields. */
export const errorsOf = (answer: Answer) => [answer.statusCode, (answer.json() as Problem).errors]

/** The statuses of simultaneous calls. */
export const statusesOf = (answers: readonly Answer[]) => answers.map(({ statusCode }) => statusCode).sort()

export const idsOf = (answer: Answer) => (answer.json() as { id: number }[]).map(({ id }) => id)
