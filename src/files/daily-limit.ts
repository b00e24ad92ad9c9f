import { AppError } from '#http/errors.ts'

/** What one person may send in within a day, so that no single account fills the disk. */
const mostFilesPerDay = 100
const mostBytesPerDay = 500 * 1024 * 1024

/** What a person sent in during the last 24 hours, and the seconds until the first of it no longer counts. */
export type DayOfUploads = { files: number; bytes: number; secondsLeft: number }

/** Throws where one more file of so many bytes is too much. */
export const refuseOverDailyLimit = (
  { files, bytes, secondsLeft }: DayOfUploads,
  size: number,
  scale: number,
): void => {
  const isTooMuch = files + 1 > mostFilesPerDay * scale || bytes + size > mostBytesPerDay * scale
  if (isTooMuch) throw new AppError('daily_uploads', { retryAfter: secondsLeft })
}
