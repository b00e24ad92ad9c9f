import { useQuery, useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import { Suspense, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { href } from '#access/href.ts'
import AddressPanel from '#features/auth/account/address-panel.tsx'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { ownAddressQuery } from '#features/auth/browser/link-api.ts'
import { TestMail } from '#features/outbox/office/test-mail.tsx'
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
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageSpinner } from '#ui/spinner.tsx'
import { showToast } from '#ui/toast.ts'
import { useFreshQuery } from '#ui/use-fresh-query.ts'
import { useLeaveGuard } from '../use-leave-guard.ts'
import { usePreload } from '../use-preload.ts'
import { prefetchTexts, WithTexts } from '../with-texts.tsx'
import { OfficeHead } from './office-head.tsx'
import './setup-page.css'
import '#features/settings/office/settings-tab.css'

/** In advance: the address panel would push down the button below it. */
const fetchPanelTexts = () => prefetchTexts(['account'])

/**
 * The first steps of a firm. It can be left at any step and continued later; each step is saved separately.
 */
export default function SetupPage() {
  const { t } = useTranslation()
  usePreload(fetchPanelTexts)
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
          <MailStep onDone={() => show('opening')} />
        ) : (
          <SetupForm key={step} step={step} rows={rows} onSaved={goOn} onDirtyChange={setDirty} />
        )}
      </section>
      {question}
    </div>
  )
}

/**
 * Includes the admin's own address while it is the placeholder, since a forgotten password could not be
 * reset.
 */
const MailStep = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  const { isPending } = useQuery(ownAddressQuery())
  if (!user) return null
  // Together: a panel that appears later would move the button below it away from a press.
  if (isPending) return <PageSpinner />
  return (
    <>
      <div className="settings-section stack">
        {user.email.endsWith('@example.com') ? (
          <Suspense fallback={<PageSpinner />}>
            <WithTexts area="account">
              <p>{t('setup.mail.own')}</p>
              <AddressPanel username={user.username} />
              <TestMail address={user.email} />
            </WithTexts>
          </Suspense>
        ) : (
          <TestMail address={user.email} />
        )}
      </div>
      <div className="settings-foot button-row">
        <Button onClick={onDone}>{t('setup.continue')}</Button>
      </div>
    </>
  )
}

/** The step is part of the address, so that going back works and a link can open it. */
const useStep = (first: SetupStep) => {
  const requested = new URLSearchParams(useSearch()).get('step')
  const [path, navigate] = useLocation()
  const [begun] = useState(first)
  const step = stepNames.find((known) => known === requested) ?? begun
  const show = (next: SetupStep) => {
    navigate(`${path}?step=${next}`)
    // Focus makes screen readers announce the step.
    requestAnimationFrame(() => document.getElementById('setup-step')?.focus())
  }
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
