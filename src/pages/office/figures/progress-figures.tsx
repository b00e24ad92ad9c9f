import type { OfficeFigures } from '#features/figures/schema.ts'
import { contactDays } from '#features/figures/values.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { BarList } from '#ui/chart-bars.tsx'
import { FigurePanel } from './figure-panel.tsx'

type Props = { figures: OfficeFigures }

/** The bars of the most frequent stages; the table has all. */
const maxBars = 12

export const StagesFigure = ({ figures }: Props) => {
  const { t, language } = useTranslation()
  const { stages } = figures
  return (
    <FigurePanel
      title={t('figures.stages.title')}
      text={t(stages.length > 0 ? 'figures.stages.text' : 'figures.stages.none')}
      table={stages.length > 0 ? 'stages' : undefined}
      figures={figures}
    >
      {stages.length > 0 && (
        <BarList
          label={t('figures.stages.title')}
          bars={stages.slice(0, maxBars).map(({ service, nameEn, nameAr, days }) => ({
            key: `${service} ${nameEn} ${nameAr}`,
            label: `${language === 'ar' ? nameAr : nameEn} · ${t(areaLabel[service])}`,
            parts: [{ key: service, value: Math.round(days * 10) / 10, fill: 'full' }],
          }))}
        />
      )}
    </FigurePanel>
  )
}

/** How many running matters had a word lately; for admins also the past terms. */
export const ContactFigure = ({ figures }: Props) => {
  const { t } = useTranslation()
  const { running, told: contacted, pastTerms } = figures.told
  const share = t('figures.percent', { n: Math.round((contacted / Math.max(1, running)) * 100) })
  return (
    <FigurePanel
      title={t('figures.contact.title')}
      text={
        running === 0
          ? t('figures.contact.none')
          : t('figures.contact.text', { n: running, contacted, share, days: contactDays })
      }
      table="told"
      figures={figures}
    >
      <BarList
        label={t('figures.contact.title')}
        bars={[
          { key: 'running', label: t('figures.contact.running'), parts: [part('running', running)] },
          { key: 'told', label: t('figures.contact.contacted'), parts: [part('told', contacted)] },
          ...(pastTerms === null
            ? []
            : [{ key: 'terms', label: t('figures.contact.terms'), parts: [part('terms', pastTerms)] }]),
        ]}
      />
    </FigurePanel>
  )
}

const part = (key: string, value: number) =>
  ({ key, value, fill: key === 'told' ? 'full' : 'hatched' }) as const
