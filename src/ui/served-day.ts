import { createContext } from 'react'

/** A time of the day on which the server rendered the page. Undefined where the browser renders it. */
export const ServedDay = createContext<Date | undefined>(undefined)
