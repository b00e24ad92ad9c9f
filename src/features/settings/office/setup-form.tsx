import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { twinsInOrder } from '#ui/twin-language.ts'
import type { AdminSetting } from '../schema.ts'
import type { SettingKey } from '../setting-table.ts'
import type { SettingValues } from './form-values.ts'
import { SettingField, type SettingsFormProps, useSettingsForm } from './settings-form.tsx'
import { type SetupStep, setupSteps } from './setup-steps.ts'
import './settings-tab.css'

/** One step of the setup: a few settings, saved by the same call as on the settings screen. */
const SetupForm = ({ step, ...props }: SettingsFormProps & { step: Exclude<SetupStep, 'mail'> }) => {
  const { t, language } = useTranslation()
  const keys: readonly SettingKey[] = setupSteps[step]
  const { fields, summary, comparison, ...frame } = useSettingsForm({
    ...props,
    keys,
    headingLevel: 'h3',
    shownValues: recommended,
  })
  return (
    <form
      method="post"
      className="settings-form"
      noValidate
      onSubmit={frame.submit}
      aria-label={t(`setup.step.${step}`)}
    >
      {summary}
      <div className="settings-section">
        <div className="form-grid">
          {twinsInOrder(keys, language).map((key) => (
            <SettingField
              key={key}
              {...fields}
              name={key}
              wording={key === 'maintenance_mode' ? closed : undefined}
            />
          ))}
        </div>
      </div>
      <div className="settings-foot button-row">
        <Button type="submit" isPending={frame.isPending} pendingLabel={t('form.submitting')}>
          {t(step === 'opening' ? 'setup.finish' : 'setup.next')}
        </Button>
      </div>
      {comparison}
    </form>
  )
}

const closed = { label: 'setup.closed', hint: 'setup.closed.hint' } as const

/** Recommends stricter passwords and the consent of shown clients until the firm has decided. */
const recommended = (values: SettingValues, rows: readonly AdminSetting[]): SettingValues => {
  const undecided = (['strict_passwords', 'client_consent'] as const).filter(
    (key) => key in values && !rows.some((row) => row.key === key),
  )
  return { ...values, ...Object.fromEntries(undecided.map((key) => [key, 'true'])) }
}

export default SetupForm
