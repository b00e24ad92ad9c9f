import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '#http/call-api.ts'
import { showServerErrors } from '#http/form-errors.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toast.ts'
import { createService, findAdminService, updateService } from '../api.ts'
import { type Service, type ServiceInput, serviceInput } from '../schema.ts'
import { ServiceComparison } from './service-dialog-compare.tsx'
import { newServiceValues, ServiceForm, type ServiceValues, valuesOf } from './service-form.tsx'
import { serviceTableId } from './service-table.tsx'

/** Adds a service, or changes `service`. It closes once the server has taken it. */
export const ServiceDialog = ({
  service,
  nextOrder,
  onSaved,
  onClose,
}: {
  service?: Service
  nextOrder: number
  /** Closes the dialog when the lists know; until then the save is pending. */
  onSaved: (saved: Service) => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  /** The version the words are written against; a newer one takes its place when somebody saved first. */
  const [seen, setSeen] = useState(service)
  const [newest, setNewest] = useState<Service>()
  const [problem, setProblem] = useState<{ text: string; isStale: boolean }>()
  const [attempt, setAttempt] = useState(0)
  const failureToast = useRef<{ dismiss: () => void }>(undefined)
  const form = useForm<ServiceInput, unknown, ServiceInput>({
    resolver: zodResolver(serviceInput),
    defaultValues: service ? valuesOf(service) : newServiceValues(nextOrder),
    shouldFocusError: false,
  })
  const failed = t(service ? 'dashboard.services.updateError' : 'dashboard.services.addError')

  const save = useMutation({
    mutationFn: ({ values, updatedAt }: { values: ServiceInput; updatedAt?: string }) =>
      service ? updateService(service.id, { ...values, updatedAt }) : createService(values),
    onSuccess: onSaved,
    onError: (error) => {
      const isStale = error instanceof ApiError && error.status === 409
      setProblem({ text: showServerErrors(error, form.setError, t('toast.generic')), isStale })
      setAttempt((count) => count + 1)
      failureToast.current = showToast({
        title: failed,
        description: error.message,
        variant: 'destructive',
        action: isStale ? { label: t('compare.open'), onAction: () => compare.mutate() } : undefined,
      })
    },
  })
  const compare = useMutation({
    mutationFn: () => findAdminService(service?.id ?? 0),
    onSuccess: (version) => {
      failureToast.current?.dismiss()
      setNewest(version)
    },
    onError: (error) =>
      showToast({ title: t('compare.failed'), description: error.message, variant: 'destructive' }),
  })

  const submit = form.handleSubmit(
    (values) => {
      setProblem(undefined)
      save.mutate({ values, updatedAt: seen?.updatedAt })
    },
    () => {
      setProblem(undefined)
      setAttempt((count) => count + 1)
    },
  )
  const adopt = (version: Service) => {
    setSeen(version)
    setNewest(undefined)
    setProblem(undefined)
    form.reset(valuesOf(version))
  }
  return (
    <>
      <Dialog
        title={t(service ? 'services.edit' : 'services.add')}
        size={760}
        isDirty={form.formState.isDirty && !save.isSuccess}
        form={{ onSubmit: submit }}
        fallbackFocus={() => document.getElementById(serviceTableId)}
        onClose={onClose}
        foot={(close) => (
          <>
            <Button variant="outline" disabled={save.isPending} onClick={close}>
              {t('form.cancel')}
            </Button>
            <Button type="submit" isPending={save.isPending} pendingLabel={t('form.submitting')}>
              {t(service ? 'form.saveChanges' : 'form.add')}
            </Button>
          </>
        )}
      >
        <ServiceForm
          form={form}
          attempt={attempt}
          problem={
            problem && (
              <>
                <p>{problem.text}</p>
                {problem.isStale && (
                  <Button
                    variant="outline"
                    size="table"
                    isPending={compare.isPending}
                    onClick={() => compare.mutate()}
                  >
                    {t('compare.open')}
                  </Button>
                )}
              </>
            )
          }
        />
      </Dialog>
      {newest && seen && (
        <ServiceComparison
          base={seen}
          newest={newest}
          mine={form.getValues() as ServiceValues}
          isPending={save.isPending}
          error={save.variables?.updatedAt === newest.updatedAt ? problem?.text : undefined}
          onSave={(values) => save.mutate({ values, updatedAt: newest.updatedAt })}
          onBack={() => setNewest(undefined)}
          onDiscard={() => adopt(newest)}
        />
      )}
    </>
  )
}

export default ServiceDialog
