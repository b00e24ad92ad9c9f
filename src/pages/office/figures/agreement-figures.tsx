import type { OfficeFigures } from '#features/figures/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { BarList } from '#ui/chart-bars.tsx'
import { FigurePanel } from './figure-panel.tsx'

/** Agreements that were sent and accepted, and the share of approved requests with one. */
export const AgreementsFigure = ({ figures }: { figures: OfficeFigures }) => {
  const { t } = useTranslation()
  const { sent, accepted, approved, covered } = figures.agreements
  const share = t('figures.percent', { n: Math.round((covered / Math.max(1, approved)) * 100) })
  return (
    <FigurePanel
      title={t('figures.agreements.title')}
      text={
        approved === 0
          ? t('figures.agreements.none')
          : t('figures.agreements.text', { n: approved, covered, share })
      }
      table="agreements"
      figures={figures}
    >
      <BarList
        label={t('figures.agreements.title')}
        bars={[
          {
            key: 'sent',
            label: t('figures.agreements.sent'),
            parts: [{ key: 'sent', value: sent, fill: 'hatched' }],
          },
          {
            key: 'accepted',
            label: t('figures.agreements.accepted'),
            parts: [{ key: 'accepted', value: accepted, fill: 'full' }],
          },
        ]}
      />
    </FigurePanel>
  )
}
