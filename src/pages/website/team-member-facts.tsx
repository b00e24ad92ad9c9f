import { useQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ContactRound from 'lucide-react/icons/contact-round'
import type { ReactNode } from 'react'
import { href } from '#access/href.ts'
import { requestConsultation } from '#features/consultations/website/requested-service.ts'
import { servicesQuery } from '#features/services/browser/api.ts'
import { vcardPath } from '#features/team-members/browser/api.ts'
import type { TeamMember } from '#features/team-members/schema.ts'
import { memberTexts } from '#features/team-members/website/member-texts.ts'
import { withoutIsolates } from '#i18n/dictionary.ts'
import { formatLanguageName, formatList } from '#i18n/format.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { ServiceIcon } from '#ui/service-icon.tsx'
import { SocialIcon } from '#ui/social-icon.tsx'
import { EmailLink, PhoneLink } from '#ui/user-text.tsx'

export const MemberActions = ({ member }: { member: TeamMember }) => {
  const { t, language } = useTranslation()
  const { name } = memberTexts(member, language)
  const takeAlong = () => {
    const [area] = member.areas
    const subject = withoutIsolates(t('person.subject', { name: name.text }))
    requestConsultation({ ...(area && { area }), subject })
  }
  return (
    <>
      {/* The capture phase is needed, since the click itself leaves the page. */}
      <ButtonLink href="/#consultation" onClickCapture={takeAlong}>
        <Sentence of="person.request" elements={{ name: <InItsLanguage {...name} /> }} />
      </ButtonLink>
      <ButtonLink
        href={vcardPath(member.id, language)}
        variant="outline"
        download
        icon={<Icon icon={ContactRound} size="medium" />}
      >
        {t('person.vcard')}
      </ButtonLink>
    </>
  )
}

export const MemberFacts = ({ member }: { member: TeamMember }) => {
  const { t, language } = useTranslation()
  const { email, phone, linkedin, twitter, languages, licenseNumber } = member
  return (
    <div className="page-aside">
      <section aria-labelledby="member-contact">
        <h2 id="member-contact">{t('team.contact')}</h2>
        <dl className="page-facts">
          {email && (
            <Fact name={t('contact.email')}>
              <EmailLink email={email} className="number" />
            </Fact>
          )}
          {phone && (
            <Fact name={t('contact.phone')}>
              <PhoneLink phone={phone} className="number" />
            </Fact>
          )}
          {(linkedin || twitter) && (
            <Fact name={t('person.profiles')}>
              <span className="cluster">
                {linkedin && <ProfileLink href={linkedin} network="linkedin" name="LinkedIn" />}
                {twitter && <ProfileLink href={twitter} network="x" name="X" />}
              </span>
            </Fact>
          )}
          {languages.length > 0 && (
            <Fact name={t('team.languages')}>
              {formatList(
                languages.map((code) => formatLanguageName(code, language)),
                language,
              )}
            </Fact>
          )}
          {licenseNumber && (
            <Fact name={t('person.license')}>
              <bdi dir="ltr" className="number">
                {licenseNumber}
              </bdi>
            </Fact>
          )}
        </dl>
      </section>
      <MemberServices member={member} />
      <section>
        <a className="arrow-link" href="/#team">
          {t('about.teamLink')}
          <Icon icon={ArrowRight} flips />
        </a>
      </section>
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const ProfileLink = ({ href, network, name }: { href: string; network: 'linkedin' | 'x'; name: string }) => (
  <a href={href} rel="noopener">
    <SocialIcon network={network} />
    {name}
  </a>
)

/** The services of the member's practice areas. */
const MemberServices = ({ member }: { member: TeamMember }) => {
  const { t, language } = useTranslation()
  const { data: services = [] } = useQuery(servicesQuery())
  const own = services.filter(({ area }) => member.areas.includes(area))
  if (own.length === 0) return null
  return (
    <section aria-labelledby="member-services">
      <h2 id="member-services">{t('team.specializations')}</h2>
      <ul className="page-lines">
        {own.map((service) => (
          <li key={service.id}>
            <a href={href('/services/:id', { id: service.id })}>
              <ServiceIcon name={service.icon} />
              <InItsLanguage {...localized(service, 'name', language)} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
