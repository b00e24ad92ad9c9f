import { type ComponentProps, useRef } from 'react'
import { classNames } from './class-names.ts'
import { type FieldTexts, FormField, fieldTexts } from './form-field.tsx'
import { useTypingDirection } from './typing-direction.ts'
import { useMergedRef } from './use-merged-ref.ts'

/** Lets the print sheet match an empty field (`:placeholder-shown`), which requires a placeholder. */
const emptyMark = ' '

type Texts = FieldTexts & { inputClassName?: string }

/**
 * Takes the result of `register('email')`, or `value` and `onChange`. `lang` sets the direction of …En and …Ar fields.
 */
export const TextField = (props: Texts & Omit<ComponentProps<'input'>, keyof FieldTexts>) => {
  const { texts, control } = fieldTexts(props)
  return <FormField {...texts}>{(names) => <TextInput {...control} {...names} />}</FormField>
}

export const TextInput = ({
  inputClassName,
  onInput,
  ref,
  ...rest
}: ComponentProps<'input'> & { inputClassName?: string }) => {
  const own = useRef<HTMLInputElement>(null)
  const { dir, onTyped } = useTypingDirection(own, rest)
  return (
    <input
      type="text"
      placeholder={emptyMark}
      {...rest}
      ref={useMergedRef(own, ref)}
      className={classNames('input', inputClassName)}
      dir={dir}
      onInput={(event) => {
        onTyped()
        onInput?.(event)
      }}
    />
  )
}

/** `rows` from the specification: notes 4, client description 3, registration reason 3. */
export const TextArea = (props: Texts & Omit<ComponentProps<'textarea'>, keyof FieldTexts>) => {
  const { texts, control } = fieldTexts(props)
  return <FormField {...texts}>{(names) => <TextAreaInput {...control} {...names} />}</FormField>
}

const TextAreaInput = ({
  inputClassName,
  onInput,
  ref,
  rows = 4,
  ...rest
}: ComponentProps<'textarea'> & { inputClassName?: string }) => {
  const own = useRef<HTMLTextAreaElement>(null)
  const { dir, onTyped } = useTypingDirection(own, rest)
  return (
    <textarea
      placeholder={emptyMark}
      {...rest}
      rows={rows}
      ref={useMergedRef(own, ref)}
      className={classNames('input', inputClassName)}
      dir={dir}
      onInput={(event) => {
        onTyped()
        onInput?.(event)
      }}
    />
  )
}
