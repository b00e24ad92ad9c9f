import { useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { currentUserQuery, useCurrentUser } from '#features/auth/browser/api.ts'
import { requestConsultation } from '#features/consultations/website/requested-service.ts'
import type { Service } from '#features/services/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { useLazy } from '#ui/use-lazy.ts'
import { useMounted } from '#ui/use-mounted.ts'
import { whileFetching } from '#ui/while-fetching.ts'
import { openSection } from '../sections.ts'

const loadDialog = () => import('./login-dialog.tsx')

/**
 * Asks a guest to log in or register first. Every path leads to the form with the service preselected, also
 * the one without an account (P4.1). `request` handles the capture phase of a click on a link to
 * `/#consultation`, before the link is followed.
 */
export const useServiceRequest = () => {
  const { t, language } = useTranslation()
  const queryClient = useQueryClient()
  const [path, navigate] = useLocation()
  const { data: user } = useCurrentUser()
  // The server renders for guests, so the first render in the browser must too.
  const isMounted = useMounted()
  const [requested, setRequested] = useState<Service>()
  const { Part: Dialog, fetchPart } = useLazy(loadDialog)

  const goOn = ({ area }: Service) => {
    requestConsultation({ area })
    if (path === '/') openSection('consultation')
    else navigate('/#consultation')
  }
  const request = async (service: Service, event: MouseEvent) => {
    // The link itself leads to the form; only the steps before are handled here.
    if (user) return requestConsultation({ area: service.area })
    event.preventDefault()
    const found = await whileFetching(queryClient.ensureQueryData(currentUserQuery())).catch(() => null)
    if (found) goOn(service)
    else if (await fetchPart()) setRequested(service)
  }
  const close = () => setRequested(undefined)
  const proceed = () => {
    close()
    if (requested) goOn(requested)
  }
  const dialog = requested && Dialog && (
    <Dialog
      notice={t('services.loginNotice', { service: localized(requested, 'name', language).text })}
      onClose={close}
      onDone={proceed}
      onGuest={proceed}
    />
  )
  return { isGuest: !user || !isMounted, request, dialog }
}
