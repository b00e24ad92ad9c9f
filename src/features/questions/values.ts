// Separate from the schemas: screens need these lists without the validation code.

export const questionKinds = [
  'yesNo',
  'one',
  'several',
  'text',
  'lines',
  'day',
  'amount',
  'party',
  'paper',
] as const
export type QuestionKind = (typeof questionKinds)[number]

/** The kinds whose answers are choices: a condition or a caution can refer to them. */
export const choiceKinds: readonly QuestionKind[] = ['yesNo', 'one', 'several']

/** The kinds that are answered with yes or no. */
export const yesNoKinds: readonly QuestionKind[] = ['yesNo', 'paper']

/** The sides of a party that a person enters; the sender is the client. */
export const partySides = ['opposing', 'related'] as const
export type PartySide = (typeof partySides)[number]

export const versionStates = ['draft', 'published'] as const

/** The most questions that a person can see together. */
export const maxVisible = 12
/** The most questions of a set, with those that exclude each other. */
export const maxQuestions = 40
export const maxChoices = 20
/** The most working days until a document is due. */
export const maxPaperDays = 90
export const maxTextLength = 200
export const maxLinesLength = 4000
