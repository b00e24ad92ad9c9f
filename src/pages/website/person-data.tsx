import { settingIn } from '#features/settings/setting-values.ts'
import type { TeamMember } from '#features/team-members/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { type Language, localized } from '#languages/language.ts'
import { absolute, canonicalOf, sharePathOf } from '../page-addresses.ts'
import { useSettings } from '../page-head.tsx'
import { pageOfMember } from '../record-pages.ts'
import { useSite } from '../site-context.tsx'
import { firmId, StructuredData } from './structured-data.tsx'

/** Structured data of a team member for search engines. */
export const PersonData = ({ member }: { member: TeamMember }) => {
  const { language } = useTranslation()
  const { publicUrl, isLanguageNamed } = useSite()
  const settings = useSettings()
  const page = pageOfMember(member)
  const own = (english: string, arabic: string) => ownText(english, arabic, language)
  return (
    <StructuredData
      of={{
        '@type': 'Person',
        '@id': `${publicUrl}${page.path}#person`,
        name: localized(member, 'name', language).text,
        jobTitle: own(member.position, member.positionAr),
        description: own(member.bio, member.bioAr),
        knowsAbout: own(member.specialization, member.specializationAr),
        knowsLanguage: member.languages,
        hasCredential: linesOf(own(member.education, member.educationAr)).map((name) => ({
          '@type': 'EducationalOccupationalCredential',
          name,
        })),
        image: absolute(publicUrl, member.imageUrl || sharePathOf(page.path, language)),
        email: member.email,
        telephone: member.phone,
        url: canonicalOf(publicUrl, page, { language, isLanguageNamed }),
        sameAs: [member.linkedin, member.twitter].filter(Boolean),
        worksFor: {
          '@type': 'LegalService',
          '@id': firmId(publicUrl),
          name: settingIn(settings, 'site_title', language),
          url: publicUrl,
        },
      }}
    />
  )
}

const ownText = (english: string, arabic: string, language: Language): string =>
  (language === 'ar' && arabic) || english

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
