import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { localized, otherLanguage } from '#i18n/language.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { Column } from '#ui/data-table.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { Switch } from '#ui/switch.tsx'
import { EmailLink, PhoneLink } from '#ui/user-text.tsx'
import type { OfficeTeamMember } from '../schema.ts'
import { MemberPicture, nameOf } from './member-name.tsx'

export type MemberActions = {
  onEdit: (member: OfficeTeamMember) => void
  onDelete: (member: OfficeTeamMember) => void
  onToggle: (member: OfficeTeamMember) => void
  /** The member whose visibility is being changed: the switch shows already what it will be. */
  togglingId: number | undefined
}

export const useMemberColumns = (actions: MemberActions): Column<OfficeTeamMember>[] => {
  const { t, language } = useTranslation()
  const isArabic = language === 'ar'
  return [
    {
      id: 'displayOrder',
      header: t('table.order'),
      isSortable: true,
      narrow: 'hidden',
      cell: ({ displayOrder }) => <span className="muted number">{displayOrder}</span>,
    },
    {
      id: isArabic ? 'nameAr' : 'nameEn',
      header: t('form.fullName'),
      isRowHeader: true,
      isSortable: true,
      cell: (member) => <Person member={member} />,
    },
    {
      id: isArabic ? 'positionAr' : 'position',
      header: t('table.position'),
      isSortable: true,
      narrow: 'full',
      cell: ({ position, positionAr }) => (
        <InItsLanguage {...localized({ textEn: position, textAr: positionAr }, 'text', language)} />
      ),
    },
    {
      id: isArabic ? 'specializationAr' : 'specialization',
      header: t('table.specialization'),
      isSortable: true,
      narrow: 'full',
      cell: ({ specialization, specializationAr }) => (
        <span className="muted">
          <InItsLanguage
            {...localized({ textEn: specialization, textAr: specializationAr }, 'text', language)}
          />
        </span>
      ),
    },
    {
      id: 'contact',
      header: t('officeTeam.section.contact'),
      narrow: 'full',
      cell: (member) => <Contact member={member} />,
    },
    {
      id: 'isVisible',
      header: t('action.toggleVisibility'),
      narrow: 'full',
      cell: (member) => <Visibility member={member} {...actions} />,
    },
    {
      id: 'actions',
      header: t('table.actions'),
      hidesHeader: true,
      align: 'end',
      narrow: 'end',
      cell: (member) => <Actions member={member} {...actions} />,
    },
  ]
}

/** The picture, the name of the page's language, and the other one under it. */
const Person = ({ member }: { member: OfficeTeamMember }) => {
  const { language } = useTranslation()
  const name = nameOf(member, language)
  const other = nameOf(member, otherLanguage(language))
  return (
    <span className="member-person">
      <MemberPicture id={member.id} name={name.text} imageUrl={member.imageUrl} />
      <span>
        <span className="cell-main" lang={name.language}>
          <bdi>{name.text}</bdi>
        </span>
        {other.text !== name.text && (
          <span className="cell-sub" lang={other.language}>
            <bdi>{other.text}</bdi>
          </span>
        )}
      </span>
    </span>
  )
}

const Contact = ({ member: { email, phone } }: { member: OfficeTeamMember }) => {
  const { t } = useTranslation()
  if (!email && !phone) return <span className="subtle">{t('status.notAvailable')}</span>
  return (
    <span className="member-contact">
      {email && <EmailLink email={email} />}
      {phone && <PhoneLink phone={phone} className="text-link no-wrap" />}
    </span>
  )
}

const Visibility = ({
  member,
  togglingId,
  onToggle,
}: { member: OfficeTeamMember } & Pick<MemberActions, 'togglingId' | 'onToggle'>) => {
  const { t, language } = useTranslation()
  const isToggling = togglingId === member.id
  return (
    <span className="cell-switch">
      <Switch
        isOn={isToggling ? !member.isVisible : member.isVisible}
        hiddenLabel={t('officeTeam.visibilityOf', { name: nameOf(member, language).text })}
        // Not disabled meanwhile: that would take the focus from whoever came by keyboard.
        onChange={() => togglingId === undefined && onToggle(member)}
      />
      <span className="narrow-only" aria-hidden="true">
        {t('action.toggleVisibility')}
      </span>
    </span>
  )
}

const Actions = ({
  member,
  onEdit,
  onDelete,
}: { member: OfficeTeamMember } & Pick<MemberActions, 'onEdit' | 'onDelete'>) => {
  const { t, language } = useTranslation()
  const name = nameOf(member, language).text
  return (
    <span className="row-actions">
      <IconButton
        icon={Pencil}
        size="table"
        label={t('officeTeam.editNamed', { name })}
        onClick={() => onEdit(member)}
      />
      <IconButton
        icon={Trash2}
        size="table"
        isDanger
        label={t('officeTeam.deleteNamed', { name })}
        onClick={() => onDelete(member)}
      />
    </span>
  )
}
