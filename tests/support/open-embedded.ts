import { openDatabase } from '#db/connection.ts'
import { DatabaseStartError } from '#db/errors.ts'
import { timeLimitScale } from './time-limits.ts'

// A second process for tests: opens the given data folder, reports that, and runs until it is killed.
const [dataDir = ''] = process.argv.slice(2)
process.stdout.write('starting\n')
try {
  await openDatabase({ dataDir, timeLimitScale })
  process.stdout.write('open\n')
} catch (error) {
  process.stderr.write(error instanceof DatabaseStartError ? error.message : String(error))
  process.exit(1)
}
