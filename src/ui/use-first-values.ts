import { useState } from 'react'
import { useMounted } from './use-mounted.ts'

/** The initial values of a form. On a server-rendered page, fields keep the text typed before hydration. */
export const useFirstValues = <Values extends object>(values: Values): Values | undefined => {
  const isServed = !useMounted()
  const [first] = useState(isServed ? undefined : values)
  return first
}
