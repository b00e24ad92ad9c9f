import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { href } from '#access/href.ts'
import { SampleFirmSection } from '#features/sample-firm/office/sample-firm-section.tsx'
import { settingsQuery } from '#features/settings/browser/api.ts'
import { adminSettingsQuery } from '#features/settings/office/api.ts'
import SettingsTab from '#features/settings/office/settings-tab.tsx'
import type { AdminSetting } from '#features/settings/schema.ts'
import { type SettingTab, settingTabs } from '#features/settings/setting-tabs.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { buttonClass } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { showToast } from '#ui/toast.ts'
import { useFreshQuery } from '#ui/use-fresh-query.ts'
import { DialogSuspense } from '../dialog-suspense.tsx'
import { useSite } from '../site-context.tsx'
import { useLeaveGuard } from '../use-leave-guard.ts'
import { OfficeHead } from './office-head.tsx'
import '#features/settings/office/settings-tab.css'

const tabs = Object.keys(settingTabs) as SettingTab[]

export default function SettingsPage() {
  const { t } = useTranslation()
  const { publicUrl } = useSite()
  const { tab, show } = useTab()
  const settings = useFreshQuery(adminSettingsQuery())
  const [isDirty, setDirty] = useState(false)
  const { ask, question } = useLeaveGuard(isDirty)
  const saved = useSaved()
  const change = async (next: SettingTab) => {
    if (next !== tab && (await ask())) show(next)
  }
  return (
    <>
      <OfficeHead
        title={t('settings.title')}
        actions={
          <Link href={href('/dashboard/appointments/hours')} className={buttonClass({ variant: 'outline' })}>
            {t('hours.title')}
          </Link>
        }
      >
        <p>{t('settings.intro')}</p>
      </OfficeHead>
      <Tabs
        label={t('settings.tabs')}
        value={tab}
        onValueChange={change}
        tabs={tabs.map((value) => ({
          value,
          label: t(`settings.tab.${value}`),
          // Cached data may be old, so the form waits for fresh data.
          content: settings.isFresh ? (
            settings.data ? (
              <SettingsTab
                tab={value}
                rows={settings.data}
                publicUrl={publicUrl}
                onSaved={saved}
                onDirtyChange={setDirty}
              />
            ) : (
              <div className="panel">
                <ErrorState
                  title={t('settings.loadFailed')}
                  isRetrying={settings.isFetching}
                  onRetry={() => settings.refetch()}
                >
                  {settings.error && failureMessage(settings.error, t)}
                </ErrorState>
              </div>
            )
          ) : (
            <Waiting />
          ),
        }))}
      />
      <SampleFirmSection
        withinSuspense={(dialog) => <DialogSuspense>{dialog}</DialogSuspense>}
        onRemoved={useRemoved()}
      />
      {question}
    </>
  )
}

/** The tab is part of the address, so that links can open it. */
const useTab = () => {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const requested = new URLSearchParams(search).get('tab')
  const tab = tabs.find((known) => known === requested) ?? 'general'
  const show = (next: SettingTab) =>
    navigate(next === 'general' ? path : `${path}?tab=${next}`, { replace: true })
  return { tab, show }
}

/** Updates the settings that the whole site reads. */
const useSaved = () => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return (rows: AdminSetting[]) => {
    queryClient.setQueryData(adminSettingsQuery().queryKey, rows)
    void queryClient.invalidateQueries({ queryKey: settingsQuery().queryKey })
    showToast({ title: t('toast.settings.success') })
  }
}

/** Invalidates all queries, since everything about the firm has changed. */
const useRemoved = () => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  return async () => {
    await queryClient.invalidateQueries()
    navigate(href('/dashboard/settings/setup'))
    showToast({ title: t('sample.done'), description: t('sample.done.text') })
  }
}

const Waiting = () => (
  <Loading className="panel settings-waiting" label="settings.loading">
    {['identity', 'contact', 'more'].map((section) => (
      <div key={section} className="settings-section">
        <Skeleton shape="40" />
        <Skeleton shape="80" />
        <Skeleton shape="80" />
      </div>
    ))}
  </Loading>
)
