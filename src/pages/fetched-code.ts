import { type ComponentType, createElement, type ReactNode, use, useEffect, useState } from 'react'
import { useMounted } from '#ui/use-mounted.ts'
import { once } from './page.ts'

type Code<Props> = { default: ComponentType<Props> }

/**
 * A component and a function that fetches its code. Code that is there renders immediately; otherwise `fallback`
 * shows until it arrives. The server waits for the code, and its HTML stays until the browser has it. `lazy`
 * with `Suspense` would show the fallback each time, and React keeps it for 300 ms. The tables of pages import
 * this file outside Vite, so it has no JSX.
 */
export const fetchedCode = <Props extends object>(load: () => Promise<Code<Props>>) => {
  let fetched: Code<Props> | undefined
  const fetchCode = once(async () => {
    fetched = await load()
    return fetched
  })
  const Component = ({ fallback, ...props }: Props & { fallback?: ReactNode }) => {
    const isServed = !useMounted()
    const [code, setCode] = useState(fetched)
    const [failure, setFailure] = useState<{ error: unknown }>()
    useEffect(() => {
      if (!code) fetchCode().then(setCode, (error: unknown) => setFailure({ error }))
    }, [code])
    // For the error boundary.
    if (failure) throw failure.error
    const drawn = code ?? (isServed ? use(fetchCode()) : undefined)
    return drawn ? createElement(drawn.default, props as Props) : fallback
  }
  return { Component, fetchCode }
}
