import { useQuery } from '@tanstack/react-query'
import { isGone } from '#browser/call-api.ts'
import { settingIn } from '#features/settings/setting-values.ts'
import { teamMemberQuery } from '#features/team-members/browser/api.ts'
import type { TeamMember } from '#features/team-members/schema.ts'
import { memberTexts } from '#features/team-members/website/member-texts.ts'
import { Portrait } from '#features/team-members/website/portrait.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { beginningOf } from '#languages/beginning-of.ts'
import { type Language, localized } from '#languages/language.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import type { PageParams } from '../page.ts'
import { absolute, canonicalOf, sharePathOf } from '../page-addresses.ts'
import { PageHead, useSettings } from '../page-head.tsx'
import { pageOfMember } from '../record-pages.ts'
import { useSite } from '../site-context.tsx'
import { CallButtons } from './call-buttons.tsx'
import { FirmLayout, MissingPage, PageHero, PageLoading } from './firm-layout.tsx'
import { IndexedHead } from './indexed-head.tsx'
import { publicationsByMember, RelatedPublications } from './related-publications.tsx'
import { firmId, StructuredData } from './structured-data.tsx'
import { MemberActions, MemberFacts } from './team-member-facts.tsx'

/** Structured data of a team member for search engines. */
const PersonData = ({ member }: { member: TeamMember }) => {
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

const TeamMemberPage = ({ params: { id = '' } }: { params: PageParams }) => {
  const { error } = useQuery(teamMemberQuery(id))
  if (isGone(error)) return <MissingPage />
  return (
    <FirmLayout>
      <Member id={id} />
    </FirmLayout>
  )
}

const Member = ({ id }: { id: string }) => {
  const { t } = useTranslation()
  const { data: member, isPending, isError, isFetching, refetch } = useQuery(teamMemberQuery(id))
  if (isPending || (isError && isFetching)) return <PageLoading hasFigure />
  if (isError)
    return (
      <div className="wrap page-body">
        <PageHead title={t('team.heading')} />
        <h1 className="visually-hidden">{t('team.heading')}</h1>
        <ErrorState title={t('person.loadFailed')} onRetry={() => refetch()}>
          {t('person.loadFailed.text')}
        </ErrorState>
      </div>
    )
  return <Profile member={member} />
}

const Profile = ({ member }: { member: TeamMember }) => {
  const { t, language } = useTranslation()
  const { name, position, specialization, bio } = memberTexts(member, language)
  const page = pageOfMember(member)
  const namedPage = {
    ...page,
    name: name.text,
    ...(name.language !== language && { language: name.language }),
  }
  const hasPosition = position.text !== name.text
  return (
    <article>
      <IndexedHead
        title={name.text}
        description={beginningOf([hasPosition && position.text, bio.text].filter(Boolean).join('. '), 160)}
        page={page}
        type="profile"
      />
      <PersonData member={member} />
      <PageHero
        breadcrumb={[{ name: t('team.heading'), path: '/#team' }, namedPage]}
        kicker={hasPosition && <InItsLanguage {...position} />}
        title={<InItsLanguage {...name} />}
        lede={specialization.text && <InItsLanguage {...specialization} />}
        actions={
          <>
            <MemberActions member={member} />
            <CallButtons phone={member.phone} />
          </>
        }
        figure={<Portrait id={member.id} name={name.text} imageUrl={member.imageUrl} loading="eager" />}
      />
      <div className="wrap grid-12 page-body">
        <div className="page-main">
          <Texts member={member} />
          <RelatedPublications title="team.publications" of={publicationsByMember(member.id)} />
        </div>
        <MemberFacts member={member} />
      </div>
    </article>
  )
}

const Texts = ({ member }: { member: TeamMember }) => {
  const { t, language } = useTranslation()
  const { bio, education } = memberTexts(member, language)
  const degrees = linesOf(education.text)
  return (
    <>
      <section aria-labelledby="member-bio">
        <h2 id="member-bio">{t('person.bio')}</h2>
        {linesOf(bio.text).map((paragraph) => (
          <p key={paragraph}>
            <InItsLanguage text={paragraph} language={bio.language} />
          </p>
        ))}
        {bio.language !== language && <p className="caption">{t('services.onlyInEnglish')}</p>}
      </section>
      {degrees.length > 0 && (
        <section aria-labelledby="member-education">
          <h2 id="member-education">{t('team.education')}</h2>
          <ul className="page-lines">
            {degrees.map((degree) => (
              <li key={degree}>
                <InItsLanguage text={degree} language={education.language} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export default TeamMemberPage
