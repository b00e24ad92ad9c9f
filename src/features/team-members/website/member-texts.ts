import { type Language, localized } from '#languages/language.ts'
import type { ListedTeamMember } from '../schema.ts'

/** A member's texts in one language; each includes its actual language. */
export const memberTexts = (member: ListedTeamMember, language: Language) => {
  const { position, positionAr, specialization, specializationAr, bio, bioAr, education, educationAr } =
    member
  return {
    name: localized(member, 'name', language),
    position: localized({ textEn: position, textAr: positionAr }, 'text', language),
    specialization: localized({ textEn: specialization, textAr: specializationAr }, 'text', language),
    bio: localized({ textEn: bio, textAr: bioAr }, 'text', language),
    education: localized({ textEn: education, textAr: educationAr }, 'text', language),
  }
}
