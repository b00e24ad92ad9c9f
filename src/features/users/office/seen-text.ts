import { formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { IdentityDocument, RecordedSighting } from '../identity-documents.ts'

type Seen = {
  seenInPersonAt: string | null
  sighting: RecordedSighting | null
  seenInPersonDocument?: IdentityDocument | null
}

/** States when, how and with which document the office saw a person. Null if it never did. */
export const useSeenText = () => {
  const { t, language } = useTranslation()
  return ({ seenInPersonAt, sighting, seenInPersonDocument }: Seen): string | null => {
    if (!seenInPersonAt || !sighting) return null
    const date = formatTableDate(seenInPersonAt, language)
    return seenInPersonDocument
      ? t(`identity.seenWith.${sighting}`, { date, document: t(`identity.document.${seenInPersonDocument}`) })
      : t(`identity.seen.${sighting}`, { date })
  }
}
