import type { TextKey } from '#i18n/translate.tsx'

/** The records that the forms are about. */
export type World = {
  requestId: number
  agreementId: number
  clientId: number
  guestId: number
  guestToken: string
  /** In the subjects of the client's message and of the contact message, and in the name of a colleague. */
  mark: string
  /** The name of a practice area. */
  area: string
}

/** A text of the interface. */
export type Named = TextKey | readonly [key: TextKey, values: Record<string, string>]

export type SendingForm = {
  /** Below `src/features`. */
  file: string
  /** The declared name of the call. */
  call: string
  path: string
  /** Buttons and summaries that lead to the form. */
  open?: readonly Named[]
  /** The first field identifies a form without a name. */
  fill: readonly (readonly [Named, string])[]
  /** A list, and a part of the name of an option. */
  choose?: readonly (readonly [TextKey, string])[]
  /** Whether to check all boxes, such as the terms. */
  checks?: true
  attaches?: true
  name?: TextKey
}
