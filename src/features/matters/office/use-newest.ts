import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, hasCode } from '#browser/call-api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { Matter } from '../schema.ts'
import { matterQuery } from './api.ts'

/**
 * The version that a dialog is based on. If a colleague changed it first, the dialog gets the newest version,
 * and the input stays for a second attempt.
 */
export const useNewest = <Version extends { updatedAt: string }>(
  consultationId: number,
  first: Version,
  find: (matter: Matter) => Version | null | undefined,
) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [seen, setSeen] = useState(first)
  const send = async <Answer>(call: (updatedAt: string) => Promise<Answer>): Promise<Answer> => {
    try {
      return await call(seen.updatedAt)
    } catch (error) {
      if (!hasCode(error, 'stale')) throw error
      const newest = find(await queryClient.fetchQuery(matterQuery(consultationId)))
      if (!newest) throw error
      setSeen(newest)
      throw new ApiError(409, t('matters.stale'), { code: 'stale' })
    }
  }
  return { seen, send }
}
