import { useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import { useCallback, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { href } from '#access/href.ts'
import { settingsQuery } from '#features/settings/browser/api.ts'
import { adminSettingsQuery } from '#features/settings/office/api.ts'
import SetupForm from '#features/settings/office/setup-form.tsx'
import {
  firstOpenStep,
  isStepDone,
  type SetupStep,
  stepNames,
} from '#features/settings/office/setup-steps.ts'
import type { AdminSetting } from '#features/settings/schema.ts'
import { settingsOf } from '#features/settings/setting-values.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageSpinner } from '#ui/spinner.tsx'
import { showToast } from '#ui/toast.ts'
import { useFreshQuery } from '#ui/use-fresh-query.ts'
import { partOnDemand } from '../part-on-demand.tsx'
import { useLeaveGuard } from '../use-leave-guard.ts'
import { usePreload } from '../use-preload.ts'
import { prefetchTexts } from '../with-texts.tsx'
import { OfficeHead } from './office-head.tsx'
import './setup-page.css'

const loadMailStep = async () => {
  const [code] = await Promise.all([import('./setup/mail-step.tsx'), prefetchTexts(['account'])])
  return code
}
const MailStep = partOnDemand(loadMailStep, <PageSpinner />)

/**
 * The first steps of a firm. It can be left at any step and continued later; each step is saved separately.
 */
export default function SetupPage() {
  const { t } = useTranslation()
  usePreload(loadMailStep)
  const { data: rows, isFresh } = useFreshQuery(adminSettingsQuery())
  return (
    <>
      <OfficeHead title={t('setup.title')}>
        <p>{t('setup.intro')}</p>
      </OfficeHead>
      {rows && isFresh ? <Steps rows={rows} /> : <PageSpinner />}
    </>
  )
}

const Steps = ({ rows }: { rows: AdminSetting[] }) => {
  const { t } = useTranslation()
  const [isDirty, setDirty] = useState(false)
  const { ask, question } = useLeaveGuard(isDirty)
  const settings = settingsOf(rows)
  const { step, show } = useStep(firstOpenStep(settings))
  const goOn = useGoingOn(step, show)
  const showOpening = useCallback(() => show('opening'), [show])
  const change = async (next: SetupStep) => {
    if (next !== step && (await ask())) show(next)
  }
  return (
    <div className="setup">
      <ol className="setup-steps" aria-label={t('setup.steps')}>
        {stepNames.map((name, at) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === step ? 'step' : undefined}
              onClick={() => change(name)}
            >
              <span className="number" aria-hidden="true">
                {at + 1}
              </span>
              {t(`setup.step.${name}`)}
              {isStepDone(name, settings) && (name === 'name' || name === 'contact') && (
                <>
                  <Icon icon={Check} />
                  <span className="visually-hidden">{t('setup.done')}</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ol>
      <section className="panel setup-panel" aria-labelledby="setup-step">
        <div className="setup-head">
          <h2 id="setup-step" tabIndex={-1}>
            {t(`setup.step.${step}`)}
          </h2>
          <p className="muted">{t(`setup.text.${step}`)}</p>
        </div>
        {step === 'mail' ? (
          <MailStep onDone={showOpening} />
        ) : (
          <SetupForm key={step} step={step} rows={rows} onSaved={goOn} onDirtyChange={setDirty} />
        )}
      </section>
      {question}
    </div>
  )
}

/** The step is part of the address, so that going back works and a link can open it. */
const useStep = (first: SetupStep) => {
  const requested = new URLSearchParams(useSearch()).get('step')
  const [path, navigate] = useLocation()
  const [begun] = useState(first)
  const step = stepNames.find((known) => known === requested) ?? begun
  const show = useCallback(
    (next: SetupStep) => {
      navigate(`${path}?step=${next}`)
      // Focus makes screen readers announce the step.
      requestAnimationFrame(() => document.getElementById('setup-step')?.focus())
    },
    [navigate, path],
  )
  return { step, show }
}

/** Called after a save: refetches the site's settings and continues with the next step. */
const useGoingOn = (step: SetupStep, show: (next: SetupStep) => void) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  return (saved: AdminSetting[]) => {
    queryClient.setQueryData(adminSettingsQuery().queryKey, saved)
    void queryClient.invalidateQueries({ queryKey: settingsQuery().queryKey })
    const next = stepNames[stepNames.indexOf(step) + 1]
    // The form is not dirty once it has adopted the saved values.
    setTimeout(() => (next ? show(next) : navigate(href('/dashboard'))))
    showToast({
      title: t('toast.settings.success'),
      ...(!next && {
        description: t(settingsOf(saved).maintenance_mode === 'true' ? 'setup.stillClosed' : 'setup.open'),
      }),
    })
  }
}
