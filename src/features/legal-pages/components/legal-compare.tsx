import { useTranslation } from '#i18n/translate.tsx'
import { type Version, VersionComparison } from '#ui/version-comparison.tsx'
import type { LegalWordingInput, LegalWordingVersion } from '../admin-schema.ts'
import { legalFieldNames, legalLabels } from './legal-fields.tsx'

/** Mine against what somebody saved meanwhile, part by part. */
export const LegalComparison = ({
  base,
  newest,
  mine,
  onSave,
  ...rest
}: {
  base: LegalWordingVersion
  newest: LegalWordingVersion
  mine: LegalWordingInput
  isPending: boolean
  error: string | undefined
  onSave: (wording: LegalWordingInput) => void
  onBack: () => void
  onDiscard: () => void
}) => {
  const { t } = useTranslation()
  const merge = (chosen: Record<string, Version>): LegalWordingInput =>
    Object.fromEntries(
      legalFieldNames.map((name) => [name, chosen[name] === 'saved' ? newest[name] : mine[name]]),
    ) as LegalWordingInput
  return (
    <VersionComparison
      {...rest}
      title={t('pages.changed')}
      savedAt={newest.changedAt}
      fields={legalFieldNames.map((name) => ({
        name,
        label: t(legalLabels[name]),
        base: base[name],
        saved: newest[name],
        mine: mine[name],
        lang: name.endsWith('Ar') ? 'ar' : 'en',
      }))}
      onSave={(chosen) => onSave(merge(chosen))}
    />
  )
}
