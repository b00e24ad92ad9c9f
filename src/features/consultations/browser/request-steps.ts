import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { usePostedForm } from '#ui/posted-form.ts'

/** The fields of each step, in its order. Together they are the form. */
export const fieldsOfStep = [
  ['service'],
  ['message', 'subject', 'preferredDate', 'preferredTime'],
  ['firstName', 'lastName', 'email', 'phone', 'agreeToTerms'],
] as const

export type RequestField = (typeof fieldsOfStep)[number][number]

/** Counted from 1. */
export const stepOfField = (field: string): number =>
  Math.max(1, fieldsOfStep.findIndex((fields) => fields.some((name) => name === field)) + 1)

/** The same condition as in consultation-form.css. */
const inSteps = '(scripting: enabled) and (max-width: 767.98px)'

const subscribe = (onChange: () => void): (() => void) => {
  const query = window.matchMedia(inSteps)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the form is shown one step at a time, as on a phone; elsewhere all of it is shown. */
export const useIsInSteps = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(inSteps).matches,
    () => false,
  )

type KeptState = { requestStep?: number } | null

const stepInHistory = (): number | undefined => (window.history.state as KeptState)?.requestStep

const rememberStep = (write: 'pushState' | 'replaceState', requestStep: number) =>
  window.history[write]({ ...window.history.state, requestStep }, '')

/** Milliseconds that a browser needs at most to restore where an entry of its history was scrolled to. */
const fragmentDelay = 100

export const headingOfStep = (formId: string, step: number): string => `${formId}-step-${step}`

/**
 * The step that is shown. Each step forward is an entry of the browser's history, so that its back button goes a step
 * back; whoever moves arrives at the heading of the step. `mayReach` says whether what comes before a step is there.
 */
export const useRequestSteps = (formId: string, formName: string, mayReach: (step: number) => boolean) => {
  const posted = usePostedForm(formName)
  const [step, setStep] = useState(() => stepOfField(posted?.errors[0]?.field ?? ''))
  /** The step of the entry with which the form was opened. */
  const first = useRef(step)
  const isMoving = useRef(false)
  const moveTo = (next: number) => {
    isMoving.current = next !== step
    setStep(next)
  }
  const focusHeading = (of: number) => {
    const heading = document.getElementById(headingOfStep(formId, of))
    heading?.focus({ preventScroll: true })
    // At once: a field that is touched while the page still glides would end behind the header.
    heading?.scrollIntoView({ behavior: 'instant' })
  }
  const arrive = useEffectEvent(focusHeading)
  const followHistory = useEffectEvent(() => {
    const asked = stepInHistory() ?? first.current
    const next = mayReach(asked) ? asked : 1
    if (next === step) return
    setStep(next)
    // The browser scrolls to the fragment of the address after this event, and takes the focus away for it.
    setTimeout(() => focusHeading(next), fragmentDelay)
  })
  useEffect(() => {
    const follow = () => followHistory()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  useEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    arrive(step)
  }, [step])

  return {
    step,
    focusHeading,
    goOn: () => {
      rememberStep('pushState', step + 1)
      moveTo(step + 1)
    },
    goBack: () => {
      if (stepInHistory() === step && step > first.current) return window.history.back()
      first.current = Math.min(first.current, step - 1)
      moveTo(step - 1)
    },
    /** Without an entry of its own, and without taking the focus: for what leads here for another reason. */
    jumpTo: (next: number) => {
      if (stepInHistory() !== undefined) rememberStep('replaceState', next)
      else first.current = next
      setStep(next)
    },
    /** After a reload: the step that the history remembers. */
    resume: () => {
      const asked = stepInHistory()
      if (asked !== undefined && mayReach(asked)) setStep(asked)
    },
  }
}
