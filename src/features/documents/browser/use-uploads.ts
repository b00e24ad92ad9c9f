import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ApiError, hasCode } from '#browser/call-api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { maxBytes } from '../values.ts'
import { deleteOwnDocument, revokeDocument } from './api.ts'
import { type Recipient, sendOwnDocument, shareDocument } from './transfers.ts'
import {
  type ClientUploadOwner,
  createUploadQueue,
  type SavedDocument,
  type Upload,
  type UploadQueue,
} from './upload-queue.ts'

/** Functions that send a file and undo an upload. */
type UploadTarget<Owner> = {
  send: (
    owner: Owner,
    file: File,
    watch: { onProgress: (sent: number) => void; signal: AbortSignal },
  ) => Promise<SavedDocument>
  takeBack: (id: number) => Promise<void>
}

/** The office shares files with a client. */
export const officeUploadTarget: UploadTarget<Recipient> = {
  send: shareDocument,
  takeBack: revokeDocument,
}

/** A client sends files to the firm. */
export const clientUploadTarget: UploadTarget<ClientUploadOwner> = {
  send: sendOwnDocument,
  takeBack: deleteOwnDocument,
}

/**
 * Uploads to a target: select, send with progress, cancel, retry. Without a `queue` they end with the screen.
 * Uploads of a draft are deleted when the user leaves it without calling `keep`. Uploads on a queue continue.
 */
export const useUploads = <Owner>(
  target: UploadTarget<Owner>,
  { isDraft = false, queue }: { isDraft?: boolean; queue?: UploadQueue } = {},
) => {
  const { t } = useTranslation()
  const [ownQueue] = useState(createUploadQueue)
  const { change: changeAll, stops, ...store } = queue ?? ownQueue
  const uploads = useSyncExternalStore(store.subscribe, store.uploads, store.uploads)
  const drafted = useRef(new Set<number>())
  useEffect(() => {
    const running = ownQueue.stops
    const left = drafted.current
    return () => {
      for (const stop of running.values()) stop.abort()
      for (const id of left) takeBack(target, id)
    }
  }, [target, ownQueue])

  const change = (key: string, changes: Partial<Upload>) =>
    changeAll((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))

  const add = (files: readonly File[]): Upload[] => {
    const added = files.map(
      (file): Upload => ({
        key: nextKey(),
        file,
        progress: 0,
        ...(file.size > maxBytes
          ? { state: 'failed', error: t('error.payload_too_large'), isFinal: true }
          : { state: 'chosen' }),
      }),
    )
    changeAll((all) => [...all, ...added])
    return added
  }

  const send = async (upload: Upload, owner: Owner): Promise<SavedDocument> => {
    if (upload.document) return upload.document
    const stop = new AbortController()
    stops.set(upload.key, stop)
    const { error: _earlier, ...again } = upload
    changeAll((all) =>
      all.map((each) => (each.key === upload.key ? { ...again, state: 'sending', progress: 0 } : each)),
    )
    try {
      if (upload.file.size > maxBytes)
        throw new ApiError(413, t('error.payload_too_large'), { code: 'payload_too_large' })
      const document = await target.send(owner, upload.file, {
        onProgress: (progress) => change(upload.key, { progress }),
        signal: stop.signal,
      })
      change(upload.key, { state: 'sent', progress: 1, document })
      if (isDraft) drafted.current.add(document.id)
      return document
    } catch (error) {
      const message = messageOf(error)
      change(upload.key, { state: 'failed', error: message, isFinal: isRefusedForGood(error) })
      throw error instanceof ApiError ? new ApiError(error.status, message, error) : new ApiError(0, message)
    } finally {
      stops.delete(upload.key)
    }
  }
  const messageOf = (error: unknown): string => {
    if (hasCode(error, 'stopped')) return t('documents.upload.stopped')
    const failure = explainFailure(error, t)
    return failure.kind === 'offline' ? t('documents.upload.broken') : failure.message
  }

  /** Cancels an upload, and deletes the document if it had finished. */
  const remove = ({ key, document }: Upload) => {
    stops.get(key)?.abort()
    forget(key)
    if (!document) return
    drafted.current.delete(document.id)
    takeBack(target, document.id)
  }
  /** The draft was sent with its documents. The next one begins without them. */
  const detach = () => {
    drafted.current.clear()
    changeAll((all) => all.filter(({ document }) => !document))
  }
  const forget = (key: string) => changeAll((all) => all.filter((upload) => upload.key !== key))

  return { uploads, add, send, remove, forget, detach }
}

export type Uploads<Owner> = ReturnType<typeof useUploads<Owner>>

let keys = 0
/** `crypto.randomUUID` is not available on pages served over plain HTTP. */
const nextKey = () => String(++keys)

/** The type or size of the file is refused permanently. */
const isRefusedForGood = (error: unknown): boolean =>
  hasCode(error, 'payload_too_large') || hasCode(error, 'file_kind')

/** Runs in the background. If it fails, the document can still be deleted in the list of documents. */
const takeBack = (target: Pick<UploadTarget<never>, 'takeBack'>, id: number) =>
  void target.takeBack(id).catch(() => undefined)
