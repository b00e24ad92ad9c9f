import { createContext, use, useState } from 'react'

/** A form that a browser without scripts posted and that was refused: the page is drawn again with all of it. */
export type PostedForm = {
  /** Which form of the page. */
  form: string
  values: Record<string, string>
  /** For the form as a whole, in the language of the page. */
  failure?: string
  /** Keys of the dictionary, or words of the server. */
  errors: { field: string; message: string }[]
}

export const PostedFormContext = createContext<PostedForm | undefined>(undefined)

/** What was posted, if this is its form, on the page that answered the post and no later one. */
export const usePostedForm = (name: string | undefined): PostedForm | undefined => {
  const posted = use(PostedFormContext)
  const [shown] = useState(posted?.form === name ? posted : undefined)
  return shown
}
