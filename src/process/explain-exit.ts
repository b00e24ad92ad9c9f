import { OperatorError } from '#backup/operator-error.ts'
import { DatabaseStartError } from '#db/errors.ts'
import { EnvironmentError } from '#env.ts'
import { InstallationError } from '#features/installation/server/agreement.ts'
import { BucketError } from '#files/bucket-address.ts'
import { KeyError } from '#files/key-file.ts'
import { FolderError } from '#files/private-folder.ts'
import { errorLines } from '#http/logged-error.ts'

const ownErrors = [
  OperatorError,
  EnvironmentError,
  DatabaseStartError,
  InstallationError,
  BucketError,
  FolderError,
  KeyError,
]

/** One line for an error that an operator can fix; any other error with its stack. */
export const explainExit = (error: unknown): string => {
  if (ownErrors.some((own) => error instanceof own)) return (error as Error).message
  if (error instanceof Error && 'code' in error) {
    if (error.code === 'EADDRINUSE') return 'PORT is in use by another program; choose another one'
    if (error.code === 'EACCES') return 'PORT is not allowed to this user; choose one above 1023'
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(String(error.code)))
      return 'HOST is no address of this machine'
  }
  return errorLines(error)
}
