import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '#browser/call-api.ts'
import type { Answers, OwnEntry } from '../schema.ts'
import type { AnswerCalls } from './own-api.ts'
import {
  answersIn,
  changesOf,
  isSame,
  newerIn,
  newsIn,
  readUnsaved,
  replacedBy,
  singleName,
  type Unsaved,
  valuesOf,
  withoutHidden,
  withoutSaved,
  writeUnsaved,
} from './typed-answers.ts'

/** Milliseconds without typing until the answers are saved. */
const pauseMs = 800
/** Milliseconds until a failed save is repeated. */
const repeatMs = 10_000

export type SavingState = 'none' | 'saving' | 'saved' | 'offline'

type Options = {
  versionId: number
  /** The answers of the server, and of a form that was posted and refused. */
  first: Answers
  calls: AnswerCalls
  onSent: (entry: OwnEntry) => void
  onRefused: (error: unknown) => void
}

const isWithoutAnswer = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500

/**
 * The answers of a form: saved after each pause, and stored on the device until the server has them. The fields are
 * uncontrolled, so that text typed before hydration stays; a field with another generation gets its value again.
 */
export const useAnswers = ({ versionId, first, calls, onSent, onRefused }: Options) => {
  const [values, setValues] = useState(first)
  const [generations, setGenerations] = useState<Record<string, number>>({})
  /** The texts of this tab that newer answers from another one have replaced. */
  const [replaced, setReplaced] = useState<Answers>({})
  const [state, setState] = useState<SavingState>('none')
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const unsaved = useRef<Unsaved>({})
  const known = useRef(first)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<void>>(undefined)
  const waitsToSend = useRef(false)

  const keep = (next: Unsaved) => {
    unsaved.current = next
    writeUnsaved(calls.draft, next)
  }
  const show = (next: Answers, changed: readonly string[]) => {
    known.current = next
    setValues(next)
    if (changed.length > 0)
      setGenerations((before) => ({
        ...before,
        ...Object.fromEntries(changed.map((id) => [id, (before[id] ?? 0) + 1])),
      }))
  }
  const schedule = (ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), ms)
  }

  const repeatLater = () => {
    setState('offline')
    schedule(repeatMs)
  }

  const look = () => {
    if (!form.current) return
    const typed = answersIn(form.current)
    const changed = Object.entries(typed).filter(([id, value]) => !isSame(value, known.current[id]))
    if (changed.length === 0) return
    const at = Date.now()
    keep({ ...unsaved.current, ...Object.fromEntries(changed.map(([id, value]) => [id, { value, at }])) })
    show({ ...known.current, ...Object.fromEntries(changed) }, [])
    schedule(pauseMs)
  }

  /** Shows the answers of other tabs, except in the field that is in use. */
  const adopt = (draft: Answers, sent: Unsaved) => {
    const inUse = document.activeElement?.getAttribute('name')
    const news = newsIn(draft, (id) => inUse !== singleName(id) && !unsaved.current[id], known.current)
    setReplaced((before) => ({ ...before, ...replacedBy(news, sent) }))
    show({ ...known.current, ...news }, Object.keys(news))
  }

  const forgetSaved = (sent: Unsaved) => keep(withoutSaved(unsaved.current, sent))

  const save = async (): Promise<void> => {
    clearTimeout(timer.current)
    await running.current
    const sent = unsaved.current
    if (Object.keys(sent).length === 0) return
    setState('saving')
    running.current = calls.save({ versionId, changes: changesOf(sent) }).then(
      (saved) => {
        forgetSaved(sent)
        adopt(saved.draft, sent)
        setState('saved')
        if (saved.versionId !== versionId) onRefused(undefined)
      },
      (error) => {
        if (isWithoutAnswer(error)) return repeatLater()
        setState('none')
        onRefused(error)
      },
    )
    await running.current
    running.current = undefined
  }

  const send = async (): Promise<void> => {
    look()
    clearTimeout(timer.current)
    setSending(true)
    await running.current
    const sent = unsaved.current
    try {
      const entry = await calls.send({ versionId, changes: changesOf(sent) })
      waitsToSend.current = false
      forgetSaved(sent)
      show(withoutHidden(known.current, { ...entry.answers, ...unsaved.current }), [])
      setState('saved')
      onSent(entry)
    } catch (error) {
      waitsToSend.current = isWithoutAnswer(error)
      if (waitsToSend.current) repeatLater()
      onRefused(error)
    }
    setSending(false)
  }

  const begin = () => {
    const stored = readUnsaved(calls.draft)
    look()
    const found = newerIn(stored, unsaved.current)
    if (Object.keys(found).length === 0) return
    keep({ ...unsaved.current, ...found })
    show({ ...known.current, ...valuesOf(found) }, Object.keys(found))
    schedule(0)
  }
  const onOnline = () => void (waitsToSend.current ? send() : save())
  useSavingMoments({ begin, onOnline, onHidden: () => void save(), timer })

  return { form, values, generations, replaced, state, isSending, look, send }
}

type Moments = {
  begin: () => void
  onOnline: () => void
  onHidden: () => void
  timer: RefObject<ReturnType<typeof setTimeout> | undefined>
}

/** The answers are also saved when the tab is hidden, the page is left, or the connection is back. */
const useSavingMoments = ({ timer, ...moments }: Moments): void => {
  const begin = useEffectEvent(moments.begin)
  const online = useEffectEvent(moments.onOnline)
  const hidden = useEffectEvent(moments.onHidden)
  useEffect(() => {
    begin()
    const onOnline = () => online()
    const onHidden = () => document.visibilityState === 'hidden' && hidden()
    window.addEventListener('online', onOnline)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      clearTimeout(timer.current)
      hidden()
      window.removeEventListener('online', onOnline)
      document.removeEventListener('visibilitychange', onHidden)
    }
  }, [timer])
}
