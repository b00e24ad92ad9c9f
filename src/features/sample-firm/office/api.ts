import { callApi, callQuery } from '#browser/call-api.ts'
import type { SampleRemoval } from '../schema.ts'

export const sampleFirmQuery = () => callQuery(['sample-firm'], 'GET /api/admin/sample-firm')

export const sampleNoticeQuery = () => callQuery(['sample-firm'], 'GET /api/admin/sample-firm/notice')

export const removeSampleFirm = (body: SampleRemoval) =>
  callApi('POST /api/admin/sample-firm/remove', { body })
