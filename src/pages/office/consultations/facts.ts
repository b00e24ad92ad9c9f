/** The facts of a request that open in place. */
export type FactId =
  | 'status'
  | 'appointment'
  | 'identity'
  | 'parties'
  | 'questions'
  | 'agreement'
  | 'path'
  | 'papers'
  | 'more'
  | 'access'
  | 'history'

/** The open fact. */
export type OpenFact = {
  id: FactId
  /** The field of the form of the status that gets focus. */
  field?: 'status' | 'assignedToId' | 'notes' | undefined
  /** The dialog that opens over it. */
  task?: 'addDate' | 'draft'
}

/** The ends of links to a fact, such as `#request-check`. */
const factOfLink: Record<string, FactId> = {
  'request-answer': 'status',
  'request-meet': 'appointment',
  'request-check': 'parties',
  'request-questions': 'questions',
  'request-agreement': 'agreement',
  'request-path': 'path',
  'request-papers': 'papers',
  'request-access': 'access',
}

export const factOfHash = (hash: string): FactId | undefined => factOfLink[hash.slice(1)]
