import { formAreas } from '#i18n/areas.ts'
import { loadTexts } from '#i18n/load-texts.ts'
import type { Language } from '#languages/language.ts'
import type { PostedForm } from '#ui/posted-form.ts'
import { fetchedCode } from './fetched-code.ts'
import { textsOf } from './with-texts.tsx'

/** Replaces a page of the portal whose session had ended when its form was posted. */
export const sessionEnded = fetchedCode(() => import('./website/session-ended.tsx'))
/** Replaces a page of the portal whose form requires a proof. */
export const postedProof = fetchedCode(() => import('./portal/posted-proof.tsx'))

/** Whether the session had ended when the form was posted. */
export const isUnsent = (posted: PostedForm | undefined): boolean => posted?.code === 'unauthenticated'

/** Fetches the part that responds to a posted form, before the page is hydrated. */
export const fetchPostedPart = async (posted: PostedForm | undefined, language: Language): Promise<void> => {
  if (!isUnsent(posted) && !posted?.asksProof) return
  const { fetchCode } = posted?.asksProof ? postedProof : sessionEnded
  await Promise.all([
    fetchCode(),
    textsOf(loadTexts, language, ['account']),
    textsOf(loadTexts, language, formAreas),
  ])
}
