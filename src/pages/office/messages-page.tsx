import { useQuery } from '@tanstack/react-query'
import PenLine from 'lucide-react/icons/pen-line'
import { lazy, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { href } from '#access/href.ts'
import { contactMessagesCsvPath } from '#features/contact-messages/office/api.ts'
import { unreadContactMessagesQuery } from '#features/contact-messages/office/unread.ts'
import { correspondentQuery } from '#features/messages/browser/api.ts'
import { messagesKey, unreadMessagesQuery } from '#features/messages/browser/unread.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { showToast } from '#ui/toast.ts'
import { DialogSuspense } from '../dialog-suspense.tsx'
import { usePreloadOnIntent } from '../use-preload.ts'
import { useRefresh } from '../use-refresh.ts'
import { ExportLink } from './export-link.tsx'
import { ContactMessages } from './messages/contact-messages.tsx'
import { InternalMessages } from './messages/internal-messages.tsx'
import { OfficeHead } from './office-head.tsx'

const loadCompose = () => import('#features/messages/office/compose-dialog.tsx')
const ComposeDialog = lazy(loadCompose)

/** Internal messages, and those from the contact form. */
export default function MessagesPage() {
  const { t } = useTranslation()
  const { tab, onTabChange } = useTab()
  const { data: unread } = useQuery(unreadMessagesQuery())
  const { data: unreadContact } = useQuery(unreadContactMessagesQuery())
  const [isComposing, setComposing] = useState(false)
  usePreloadOnIntent(loadCompose)
  const compose = () => setComposing(true)
  return (
    <>
      <OfficeHead
        title={t('dash.messages')}
        actions={
          <>
            {tab === 'contact' && <ContactExport />}
            <Button icon={<Icon icon={PenLine} size="medium" />} onClick={compose}>
              {t('messages.new')}
            </Button>
          </>
        }
      />
      <Tabs
        label={t('dash.messages')}
        value={tab}
        onValueChange={onTabChange}
        tabs={[
          {
            value: 'internal',
            label: <TabLabel text={t('messages.tab.internal')} unread={unread} />,
            content: (
              <>
                <p className="tab-text">{t('messages.tab.internal.text')}</p>
                <InternalMessages onCompose={compose} />
              </>
            ),
          },
          {
            value: 'contact',
            label: <TabLabel text={t('messages.tab.contact')} unread={unreadContact} />,
            content: (
              <>
                <p className="tab-text">{t('messages.tab.contact.text')}</p>
                <ContactMessages />
              </>
            ),
          },
        ]}
      />
      <Compose isOpen={isComposing} onClose={() => setComposing(false)} />
    </>
  )
}

/** Exports with the filter and the search of the list's address. */
const ContactExport = () => {
  const { t } = useTranslation()
  const address = new URLSearchParams(useSearch())
  const parameters = new URLSearchParams(
    ['q', 'unread'].flatMap((name) => {
      const value = address.get(name)
      return value ? [[name, value]] : []
    }),
  )
  return <ExportLink path={contactMessagesCsvPath(parameters)}>{t('export.csv')}</ExportLink>
}

const TabLabel = ({ text, unread }: { text: string; unread: number | undefined }) => {
  const { t } = useTranslation()
  return (
    <>
      {text}
      {unread !== undefined && unread > 0 && (
        <span className="tab-count number">{t('messages.unreadCount', { n: unread })}</span>
      )}
    </>
  )
}

/** `?tab=contact`; each tab has its own address and filters. */
const useTab = () => {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const tab = new URLSearchParams(search).get('tab') === 'contact' ? 'contact' : 'internal'
  const onTabChange = (next: 'internal' | 'contact') =>
    navigate(next === 'contact' ? `${path}?tab=contact` : path)
  return { tab, onTabChange } as const
}

/**
 * Opened by the button, or by a link, with a recipient (`?compose=12&request=5`) or without (`?compose=new`).
 */
const Compose = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const { t } = useTranslation()
  const refresh = useRefresh(messagesKey)
  const [, navigate] = useLocation()
  const begun = useBegunMessage()
  const { data: to } = useQuery({ ...correspondentQuery(begun.to ?? 0), enabled: begun.to !== undefined })
  const close = () => {
    onClose()
    begun.forget()
  }
  if (!isOpen && !begun.isNew && !(begun.to !== undefined && to)) return null
  return (
    <DialogSuspense>
      <ComposeDialog
        to={to}
        initialConsultationId={begun.request}
        onClose={close}
        onSent={(_message, person) =>
          refresh(() => {
            onClose()
            navigate(href('/dashboard/messages?box=sent'), { replace: begun.isRequested })
            showToast({
              title: t('messages.sentToast'),
              description: t('messages.sentTo', { name: `${person.firstName} ${person.lastName}` }),
            })
          })
        }
      />
    </DialogSuspense>
  )
}

const useBegunMessage = () => {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const parameters = new URLSearchParams(search)
  const numberOf = (name: string) => {
    const text = parameters.get(name) ?? ''
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
  }
  const forget = () => {
    if (!parameters.has('compose')) return
    parameters.delete('compose')
    parameters.delete('request')
    navigate(path + (parameters.size > 0 ? `?${parameters}` : ''), { replace: true })
  }
  const isNew = parameters.get('compose') === 'new'
  return {
    isRequested: parameters.has('compose'),
    isNew,
    to: numberOf('compose'),
    request: numberOf('request'),
    forget,
  }
}
