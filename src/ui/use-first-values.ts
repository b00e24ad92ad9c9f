import { useState } from 'react'
import { useMounted } from './use-mounted.ts'

/** What a form begins with; where the server drew it, its fields keep what was typed before React came. */
export const useFirstValues = <Values extends object>(values: Values): Values | undefined => {
  const isServed = !useMounted()
  const [first] = useState(isServed ? undefined : values)
  return first
}
