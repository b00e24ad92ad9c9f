import { type Ref, type RefCallback, useCallback } from 'react'

/** One callback ref for two refs: the component's own and the one passed in, for example by a form library. */
export const useMergedRef = <Element>(
  own: Ref<Element>,
  given: Ref<Element> | undefined,
): RefCallback<Element> =>
  useCallback(
    (element: Element | null) => {
      assign(own, element)
      assign(given, element)
    },
    [own, given],
  )

const assign = <Element>(ref: Ref<Element> | undefined, element: Element | null) => {
  if (typeof ref === 'function') ref(element)
  else if (ref) ref.current = element
}
