import { TokenTable } from '#features/tokens/office/token-table.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { OfficeHead } from './office-head.tsx'

export default function ProgramsPage() {
  const { t } = useTranslation()
  return (
    <>
      <OfficeHead title={t('dash.programs')}>
        <p>{t('programs.intro')}</p>
      </OfficeHead>
      <TokenTable />
    </>
  )
}
