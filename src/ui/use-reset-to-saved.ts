import { useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/**
 * Resets a form after a save. Fields that were changed while the save was pending keep their input, unsaved.
 */
export const useResetToSaved = <Values extends FieldValues, Output>({
  getValues,
  reset,
  setValue,
}: Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'reset' | 'setValue'>) => {
  const sent = useRef<Values>(undefined)
  return {
    /** Call it when a save begins. */
    noteSent: () => {
      sent.current = structuredClone(getValues())
    },
    /** Returns whether there was such input. */
    resetTo: (saved: Values): boolean => {
      const now = getValues()
      const names = Object.keys(now) as (keyof Values & Path<Values>)[]
      const isTyped = (name: keyof Values) =>
        sent.current !== undefined && JSON.stringify(now[name]) !== JSON.stringify(sent.current[name])
      if (!names.some(isTyped)) {
        reset(saved, { keepDirtyValues: false })
        return false
      }
      // The values stay in place, so that the cursor does not move while somebody types.
      reset(saved, { keepDirtyValues: false, keepValues: true })
      for (const name of names) {
        const value = isTyped(name) ? now[name] : saved[name]
        setValue(name, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
      }
      return true
    },
  }
}
