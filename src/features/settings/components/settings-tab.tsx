import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError } from '#http/call-api.ts'
import { failureWords } from '#http/failure-words.ts'
import { showServerErrors } from '#http/form-errors.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import { findAdminSettings, saveSettings } from '../admin-api.ts'
import { type AdminSetting, type Settings, type SettingTab, settingForms, settingsOf } from '../schema.ts'
import { changesOf, type SettingValues, valuesOf } from './form-values.ts'
import { GeneralFields } from './general-fields.tsx'
import { SearchPreview, SharePreview, SocialPreview } from './previews.tsx'
import { SeoFields } from './seo-fields.tsx'
import { SettingsComparison } from './settings-compare.tsx'
import { SocialFields } from './social-fields.tsx'
import { useSettingsFields } from './use-settings-fields.ts'
import './settings-tab.css'

/** One tab: its own form, which sends only its own keys, and beside it what visitors will see. */
export const SettingsTab = ({
  tab,
  rows,
  publicUrl,
  onSaved,
  onDirtyChange,
}: {
  tab: SettingTab
  rows: readonly AdminSetting[]
  publicUrl: string
  onSaved: (rows: AdminSetting[]) => void
  /** Words of this tab would be lost by leaving it. */
  onDirtyChange: (isDirty: boolean) => void
}) => {
  const { t } = useTranslation()
  /** The versions the words are written against. */
  const [seen, setSeen] = useState(rows)
  const [newest, setNewest] = useState<AdminSetting[]>()
  const [problem, setProblem] = useState<{ text: string; isStale: boolean }>()
  const [attempt, setAttempt] = useState(0)
  /** Waits for the answer whether the site is to be closed. */
  const [closing, setClosing] = useState<{ values: SettingValues; against: readonly AdminSetting[] }>()
  const failureToast = useRef<{ dismiss: () => void }>(undefined)
  const form = useForm<SettingValues, unknown, SettingValues>({
    resolver: zodResolver(settingForms[tab] as z.ZodMiniType<SettingValues, SettingValues>),
    defaultValues: valuesOf(rows, tab),
    shouldFocusError: false,
  })
  const { isDirty, dirtyFields } = form.formState
  useEffect(() => {
    onDirtyChange(isDirty)
    return () => onDirtyChange(false)
  }, [isDirty, onDirtyChange])

  const adopt = (version: readonly AdminSetting[]) => {
    setSeen(version)
    setNewest(undefined)
    setProblem(undefined)
    form.reset(valuesOf(version, tab))
  }
  const save = useMutation({
    mutationFn: ({ values, against }: { values: SettingValues; against: readonly AdminSetting[] }) =>
      saveSettings(changesOf(values, against, tab)),
    onSuccess: (saved) => {
      adopt(saved)
      onSaved(saved)
    },
    onError: (error) => {
      const isStale = error instanceof ApiError && error.status === 409
      setProblem({ text: showServerErrors(error, form.setError, t('toast.generic')), isStale })
      setAttempt((count) => count + 1)
      failureToast.current = showToast({
        title: t('toast.settings.failed'),
        description: failureWords(error, t('toast.generic')),
        variant: 'destructive',
        action: isStale ? { label: t('compare.open'), onAction: () => compare.mutate() } : undefined,
      })
    },
    onSettled: () => setClosing(undefined),
  })
  const compare = useMutation({
    mutationFn: findAdminSettings,
    onSuccess: (version) => {
      failureToast.current?.dismiss()
      setNewest(version)
    },
    onError: (error) =>
      showToast({
        title: t('compare.failed'),
        description: failureWords(error, t('toast.generic')),
        variant: 'destructive',
      }),
  })
  /** Closing the site to everyone is asked about once more. */
  const saveOrAsk = (values: SettingValues, against: readonly AdminSetting[]) => {
    const closes = values.maintenance_mode === 'true' && settingsOf(against).maintenance_mode !== 'true'
    if (closes) setClosing({ values, against })
    else save.mutate({ values, against })
  }
  const submit = form.handleSubmit(
    (values) => {
      setProblem(undefined)
      saveOrAsk(values, seen)
    },
    () => {
      setProblem(undefined)
      setAttempt((count) => count + 1)
    },
  )
  const { field, idOf, listed } = useSettingsFields(form)
  const isPending = save.isPending && !closing && !newest
  return (
    <div className="settings-columns">
      <form
        className="panel settings-form"
        noValidate
        onSubmit={submit}
        aria-label={t(`settings.tab.${tab}`)}
      >
        {(problem || listed.length > 0) && attempt > 0 && (
          <ErrorSummary errors={listed} attempt={attempt} className="settings-errors">
            {problem && <p>{problem.text}</p>}
            {problem?.isStale && (
              <Button
                variant="outline"
                size="table"
                isPending={compare.isPending}
                onClick={() => compare.mutate()}
              >
                {t('compare.open')}
              </Button>
            )}
          </ErrorSummary>
        )}
        {tab === 'general' && <GeneralFields form={form} field={field} idOf={idOf} />}
        {tab === 'social' && <SocialFields field={field} />}
        {tab === 'seo' && <SeoFields form={form} field={field} />}
        <div className="settings-foot">
          <UnsavedCount count={Object.keys(dirtyFields).length} />
          <Button variant="outline" disabled={!isDirty || isPending} onClick={() => adopt(seen)}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" isPending={isPending} pendingLabel={t('form.submitting')}>
            {t('form.saveChanges')}
          </Button>
        </div>
      </form>
      <aside className="settings-aside" aria-label={t('settings.preview')}>
        <Previews tab={tab} form={form} rows={seen} publicUrl={publicUrl} />
      </aside>
      {closing && (
        <ConfirmDialog
          title={t('settings.maintenance.title')}
          variant="primary"
          confirmLabel={t('settings.maintenance.confirm')}
          isPending={save.isPending}
          onConfirm={() => save.mutate(closing)}
          onCancel={() => setClosing(undefined)}
        >
          {t('settings.maintenance.body')}
        </ConfirmDialog>
      )}
      {newest && (
        <SettingsComparison
          tab={tab}
          base={seen}
          newest={newest}
          mine={form.getValues()}
          isPending={save.isPending}
          error={save.variables?.against === newest ? problem?.text : undefined}
          onSave={(values) => saveOrAsk(values, newest)}
          onBack={() => setNewest(undefined)}
          onDiscard={() => adopt(newest)}
        />
      )}
    </div>
  )
}

const UnsavedCount = ({ count }: { count: number }): ReactNode => {
  const { t } = useTranslation()
  return (
    <p className="settings-unsaved muted" role="status">
      {count > 0 && (
        <>
          <Icon icon={Pencil} size="small" />
          {t('settings.unsaved', { n: count })}
        </>
      )}
    </p>
  )
}

/** Follows the typing. */
const Previews = ({
  tab,
  form,
  rows,
  publicUrl,
}: {
  tab: SettingTab
  form: ReturnType<typeof useForm<SettingValues, unknown, SettingValues>>
  rows: readonly AdminSetting[]
  publicUrl: string
}) => {
  const { t } = useTranslation()
  const typed = useWatch({ control: form.control })
  const settings: Settings = { ...settingsOf(rows), ...typed }
  if (tab === 'social') return <SocialPreview settings={settings} />
  return (
    <>
      <SearchPreview
        settings={settings}
        publicUrl={publicUrl}
        note={t(tab === 'general' ? 'settings.preview.noteGeneral' : 'settings.preview.note')}
      />
      {tab === 'seo' && <SharePreview settings={settings} publicUrl={publicUrl} />}
    </>
  )
}
