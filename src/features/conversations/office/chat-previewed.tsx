import { useFileImport } from '#features/imports/office/use-import.ts'
import { isolatedFileName } from '#i18n/file-name.ts'
import { formatDateTime, formatFileSize, formatList } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { CheckboxGroup } from '#ui/checkbox-group.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { UserParagraph } from '#ui/user-text.tsx'
import type { ChatLine, ChatOptions, ChatPreview } from '../schema.ts'
import { maxChatBytes } from '../values.ts'
import { importChat, previewChat } from './api.ts'
import '#features/imports/office/import-dialog.css'

/** The value of the choice that no voice is the firm's. */
const neither = ':neither'

/** The preview of an exported chat, with the choice of the firm's voice and of the files. */
export const ChatPreviewed = ({ state, preview }: { state: ChatImportState; preview: ChatPreview }) => {
  const { t, language } = useTranslation()
  const { counts, voices, firstAt, lastAt, sample, changed, unread, unreadCount, notices, noticeCount } =
    preview
  const { options, setOptions, isImporting } = state
  const chosen = options.firmVoice === '' ? neither : (options.firmVoice ?? '')
  const figures = [
    ['conversations.import.fresh', counts.fresh],
    ['conversations.import.known', counts.known],
    ['conversations.import.edited', counts.edited],
    ['conversations.import.deleted', counts.deleted],
    ['conversations.import.unreadCount', unreadCount],
  ] as const
  return (
    <div className="import-preview">
      <p>
        {t('conversations.import.period', {
          first: formatDateTime(firstAt, language),
          last: formatDateTime(lastAt, language),
        })}
      </p>
      <dl className="import-counts">
        {figures.map(([key, count]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd className="number">{count}</dd>
          </div>
        ))}
      </dl>
      <SelectField
        label={t('conversations.import.voice')}
        placeholder={t('conversations.import.voice.choose')}
        options={[
          ...voices.map(({ name, messages }) => ({
            value: name,
            label: t('conversations.import.voice.named', { name, n: messages }),
          })),
          ...(voices.length === 1 ? [{ value: neither, label: t('conversations.import.voice.none') }] : []),
        ]}
        disabled={isImporting}
        value={chosen}
        error={state.errorOf('firmVoice')}
        onChange={({ target }) =>
          setOptions({ ...options, firmVoice: target.value === neither ? '' : target.value })
        }
      />
      <section>
        <h3>{t('conversations.import.sample')}</h3>
        <Messages messages={sample} />
      </section>
      {changed.length > 0 && (
        <section>
          <h3>{t('conversations.import.changed', { n: counts.edited + counts.deleted })}</h3>
          {changed.length < counts.edited + counts.deleted && (
            <p className="muted">{t('conversations.import.first', { n: changed.length })}</p>
          )}
          <Messages messages={changed} />
        </section>
      )}
      {unreadCount > 0 && (
        <section>
          <h3>{t('conversations.import.unread', { n: unreadCount })}</h3>
          <Lines lines={unread} count={unreadCount} />
        </section>
      )}
      {noticeCount > 0 && (
        <details className="chat-list">
          <summary>{t('conversations.import.notices', { n: noticeCount })}</summary>
          <Lines lines={notices} count={noticeCount} />
        </details>
      )}
      <ChatFiles state={state} preview={preview} />
    </div>
  )
}

type Shown = ChatPreview['sample'][number] & Partial<Pick<ChatPreview['changed'][number], 'mark'>>

const Messages = ({ messages }: { messages: readonly Shown[] }) => {
  const { t, language } = useTranslation()
  return (
    <ol className="chat-lines">
      {messages.map(({ voice, at, text, mark }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two messages may be equal
        <li key={index}>
          <p className="caption">
            <bdi className="strong">{voice}</bdi> · <time dateTime={at}>{formatDateTime(at, language)}</time>
            {mark && ` · ${t(`conversations.mark.${mark}`)}`}
          </p>
          <UserParagraph className="user-lines">{text}</UserParagraph>
        </li>
      ))}
    </ol>
  )
}

const Lines = ({ lines, count }: { lines: readonly ChatLine[]; count: number }) => {
  const { t } = useTranslation()
  return (
    <>
      {lines.length < count && (
        <p className="muted">{t('conversations.import.first', { n: lines.length })}</p>
      )}
      <ol className="chat-lines">
        {lines.map(({ line, text }) => (
          <li key={line}>
            <span className="caption">{t('conversations.import.line', { id: String(line) })}</span>
            <UserParagraph className="user-lines">{text}</UserParagraph>
          </li>
        ))}
      </ol>
    </>
  )
}

/** The files of an archive, and the choice of those that become documents. */
const ChatFiles = ({
  state: { options, setOptions },
  preview: { files, client },
}: {
  state: ChatImportState
  preview: ChatPreview
}) => {
  const { t, language } = useTranslation()
  if (files.length === 0) return null
  if (client === 'guest') return <p className="muted">{t('conversations.import.files.guest')}</p>
  const accepted = files.filter(({ isAccepted }) => isAccepted)
  const refused = files.flatMap(({ name, isAccepted }) => (isAccepted ? [] : name))
  const chosen = options.files ?? []
  return (
    <>
      {accepted.length > 0 && (
        <CheckboxGroup
          label={t('conversations.import.files')}
          hint={t('conversations.import.files.hint')}
          options={accepted.map(({ name, size }) => ({
            value: name,
            label: `${name} (${formatFileSize(size, language)})`,
          }))}
          value={chosen}
          onChange={(names) => setOptions({ ...options, files: names })}
        />
      )}
      {client === 'unverified' && chosen.length > 0 && (
        <CheckboxField
          label={t('conversations.import.confirmUnverified')}
          hint={t('documents.confirmUnverified.hint')}
          isRequired
          checked={options.confirmsUnverified === true}
          onChange={({ target }) => setOptions({ ...options, confirmsUnverified: target.checked })}
        />
      )}
      {refused.length > 0 && (
        <p className="muted">
          {t('conversations.import.files.refused', {
            names: formatList(refused.map(isolatedFileName), language),
          })}
        </p>
      )}
    </>
  )
}

/** The state of the import of an exported chat. */
export const useChatImport = (consultationId: number, onDone: (created: number) => void) => {
  const { t } = useTranslation()
  return useFileImport<ChatOptions, ChatPreview, number, { created: number }>({
    begin: {},
    // Voices and files depend on the file.
    remember: () => ({}),
    maxBytes: maxChatBytes,
    tooLarge: t('conversations.import.tooLarge'),
    failed: t('conversations.import.failed'),
    preview: (file, _options, signal) => previewChat(consultationId, file, signal),
    run: (file, options, onProgress) => importChat(consultationId, file, options, onProgress),
    onDone: ({ created }) => onDone(created),
  })
}
export type ChatImportState = ReturnType<typeof useChatImport>
