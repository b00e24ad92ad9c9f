import { createContext, use, useState } from 'react'
import type { ErrorCode } from '#http/errors.ts'

/** A form posted without scripts and refused: the page is rendered again with everything that was typed. */
export type PostedForm = {
  /** The name of the form. */
  form: string
  values: Record<string, string>
  /** The message for the form as a whole, in the page's language. */
  failure?: string
  /** Dictionary keys, or messages from the server. */
  errors: { field: string; message: string }[]
  /** The code of the refusal. */
  code?: ErrorCode
  /** The page asks for the password, and posts the same values again with it. */
  asksProof?: boolean
}

export const PostedFormContext = createContext<PostedForm | undefined>(undefined)

/** The posted form, if it is this one and this is still the page that responded to the post. */
export const usePostedForm = (name: string | undefined): PostedForm | undefined => {
  const posted = use(PostedFormContext)
  const [own] = useState(posted?.form === name ? posted : undefined)
  return own
}

/** The name of the sent form in the address, to which a post without scripts redirects. */
export const SentFormContext = createContext<string | null>(null)
