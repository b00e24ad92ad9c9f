import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react'

/**
 * A part with code of its own in the HTML of the server. React empties such a part if its parent renders again before
 * the code has arrived, so the part renders again for new props only: pass functions that stay the same.
 */
export const partOnDemand = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode,
) => {
  const Part = lazy(load) as ComponentType<Props>
  return memo((properties: Props) => (
    <Suspense fallback={fallback}>
      <Part {...properties} />
    </Suspense>
  ))
}
