/** Hears of each answer. `route` is the pattern of its address, never the address itself. */
export type Answered = (answer: { method: string; route: string; status: number; seconds: number }) => void
