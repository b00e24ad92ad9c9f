import { useEffect, useState } from 'react'
import { showToast } from './toast.ts'

const successShownFor = 4_000

/** Copies a text; shows `failure` if the browser does not allow it. */
export const useCopy = (failure: { title: string; description: string }) => {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), successShownFor)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // The browser denied it, or the connection is unencrypted, where browsers provide no clipboard.
      showToast({ ...failure, variant: 'destructive' })
    }
  }
  return { isCopied, copy }
}
