import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { toE164 } from '#fields/phone.ts'
import type { Language } from '#languages/language.ts'
import { beginsOtherName, mayBeSameName, type Named } from './caller-name.ts'
import type { RecordOutput, RecordValues } from './record-values.ts'

/** The fields of the dialog that describe a caller. */
export type Caller = Pick<RecordValues, 'phone' | 'firstName' | 'lastName' | 'email' | 'language'> & {
  /** The id of their account; empty without one. */
  userId: string
}

export type RecordForm = UseFormReturn<RecordValues, unknown, RecordOutput>

/** Fields that a taken caller or an earlier request fills in. */
const factFields = ['phone', 'firstName', 'lastName', 'email', 'language', 'service'] as const
type FactField = (typeof factFields)[number]
type Facts = Record<FactField, string>

/** A caller from the records, whose facts are in the fields. */
export type Taken = {
  caller: Caller
  filled: Facts
  /** The input before any caller was taken. */
  typed: Facts
  /** A name that the recorder has confirmed as the same person's. */
  alsoCalled?: Named
}
/** A caller who was let go, and the values that replaced theirs. */
export type Released = { taken: Taken; left: Partial<Facts> }

/** The part of the input that shows that somebody else is calling. */
type Reason = 'firstName' | 'lastName' | 'contact' | 'click'

/** Facts of the previous caller, which are removed unless the user has changed them. */
const removedBy: Record<Reason, readonly FactField[]> = {
  firstName: ['lastName', 'phone', 'email', 'language', 'service'],
  // The first name may be the reason why the wrong person was taken.
  lastName: ['phone', 'email', 'language', 'service'],
  contact: ['language'],
  click: factFields,
}

/**
 * The caller taken from the records. Another name typed over theirs lets them go, with their account and all
 * facts that were not typed, because the request would reach them otherwise.
 */
export const useTakenCaller = (form: RecordForm, start: Caller | undefined, language: Language) => {
  const [taken, setTaken] = useState<Taken | undefined>(
    () => start && { caller: start, filled: factsOf(start), typed: factsOf({ language }) },
  )
  const [released, setReleased] = useState<Released>()
  // The draft reads it while the fields change, before the next render.
  const current = useRef<Taken>(taken)
  const change = (next: Taken | undefined, before?: Released) => {
    current.current = next
    setTaken(next)
    setReleased(before)
  }
  const fill = (facts: Partial<Facts>, userId: string) => {
    for (const [name, value] of Object.entries(facts))
      form.setValue(name as FactField, value as never, { shouldDirty: true })
    form.setValue('userId', userId, { shouldDirty: true })
  }

  const take = (caller: Caller, service?: string) => {
    const values = factsOf(form.getValues())
    const before = current.current
    const typed = before?.typed ?? values
    const chosen = before && values.service === before.filled.service ? typed.service : values.service
    const filled = {
      ...factsOf({ ...caller, service: service ?? chosen }),
      phone: caller.phone || typed.phone,
      email: caller.email || typed.email,
    }
    change({ caller, filled, typed: { ...typed, service: chosen } })
    fill(filled, caller.userId)
    form.clearErrors([...factFields])
  }

  const release = (reason: Reason) => {
    const before = current.current
    if (!before) return
    const values = factsOf(form.getValues())
    const left: Partial<Facts> = {}
    // Half a family name would stay unnoticed behind another first name.
    for (const field of removedBy[reason])
      if (values[field] === before.filled[field])
        left[field] = reason !== 'click' && field === 'lastName' ? '' : before.typed[field]
    change(undefined, { taken: before, left })
    fill(left, '')
  }

  const takeBack = ({ taken: before, left }: Released) => {
    const values = factsOf(form.getValues())
    const restored: Partial<Facts> = {}
    for (const field of factFields) if (values[field] === left[field]) restored[field] = before.filled[field]
    change({ ...before, alsoCalled: { ...values, ...restored } })
    fill(restored, before.caller.userId)
  }

  return {
    taken,
    released,
    take,
    release,
    takeBack,
    forget: () => change(undefined),
    /** The input by hand: without the facts of the taken caller. */
    typedOf: (values: Partial<RecordValues>): Partial<RecordValues> => {
      const { filled, typed } = current.current ?? {}
      const isTyped = (field: FactField) => values[field] !== filled?.[field]
      const facts = factFields.map((field) => [field, isTyped(field) ? values[field] : typed?.[field]])
      return { ...values, ...Object.fromEntries(facts), userId: '' }
    },
    /** Call it while a name is typed. */
    onTyping: (field: string) => {
      const before = current.current
      if (!before || (field !== 'firstName' && field !== 'lastName')) return
      const values = form.getValues()
      if (beginsOtherName(values[field], before.caller[field]) && isOther(before, values)) release(field)
    },
    /** Call it when a field is left, and before the request is sent. Returns whether the caller was let go. */
    onTyped: (): boolean => {
      const before = current.current
      if (!before) return false
      const values = form.getValues()
      if (isOther(before, values)) {
        const { firstName, lastName } = values
        const isFirst = !mayBeSameName({ firstName, lastName: '' }, { ...before.caller, lastName: '' })
        release(isFirst || lastName === before.caller.lastName ? 'firstName' : 'lastName')
      } else if (isElsewhere(before, values)) release('contact')
      return current.current === undefined
    },
  }
}

const isOther = ({ caller, alsoCalled }: Taken, values: Named): boolean =>
  !mayBeSameName(values, caller) && !(alsoCalled && mayBeSameName(values, alsoCalled))

/** Whether number and address of an account are both replaced. */
const isElsewhere = ({ caller, alsoCalled }: Taken, { phone, email }: RecordValues): boolean =>
  caller.userId !== '' &&
  !alsoCalled &&
  phone.trim() !== '' &&
  toE164(phone) !== toE164(caller.phone) &&
  email.trim() !== '' &&
  email.trim().toLowerCase() !== caller.email.toLowerCase()

const factsOf = (values: Partial<Record<FactField, string>>): Facts =>
  Object.fromEntries(factFields.map((field) => [field, values[field] ?? ''])) as Facts
