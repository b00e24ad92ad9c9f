import { type Language, localized } from '#languages/language.ts'
import { FallbackImage } from '#ui/fallback-image.tsx'
import { Monogram } from '#ui/monogram.tsx'
import type { OfficeTeamMember } from '../schema.ts'
import './member-table.css'

/** The public name: the member's own, else that of the linked user, else the position (P3). */
export const nameOf = (
  member: Pick<OfficeTeamMember, 'nameEn' | 'nameAr' | 'userName' | 'position' | 'positionAr'>,
  language: Language,
): { text: string; language: Language } => {
  if (member.nameEn || member.nameAr) return localized(member, 'name', language)
  const { userName } = member
  if (userName) return { text: userName, language: /\p{Script=Arabic}/u.test(userName) ? 'ar' : 'en' }
  return localized({ textEn: member.position, textAr: member.positionAr }, 'text', language)
}

/** Decorative: the name is beside it. */
export const MemberPicture = ({ id, name, imageUrl }: { id: number; name: string; imageUrl: string }) => {
  const monogram = <Monogram id={id} name={name} className="member-monogram" />
  if (!imageUrl) return monogram
  return (
    <FallbackImage
      src={imageUrl}
      alt=""
      className="member-picture"
      width={40}
      height={40}
      fallback={monogram}
    />
  )
}
