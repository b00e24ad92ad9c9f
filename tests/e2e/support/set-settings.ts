// Writes settings into the database of a server that is not running: `node set-settings.ts FOLDER key=value …`.
import { openDatabase } from '#db/connection.ts'
import { settings } from '#features/settings/table.ts'

const [dataDir = '', ...pairs] = process.argv.slice(2)
const connection = await openDatabase({ dataDir })
for (const pair of pairs) {
  const [key = '', value = ''] = pair.split('=')
  await connection.db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
}
await connection.close()
