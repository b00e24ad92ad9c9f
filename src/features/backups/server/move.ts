import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadTables, summing } from '#backup/load.ts'
import { OperatorError } from '#backup/operator-error.ts'
import { refuseConnectedPrograms, refuseOtherTables, schemaState } from '#backup/server-state.ts'
import { removeLeftovers } from '#backup/snapshot.ts'
import { carryOut, openSwap, stagingIn, writeRestoreId } from '#backup/swap.ts'
import { allRows, inOneMoment, listTables, readMigrations, readSequences } from '#backup/tables.ts'
import { type DatabaseConnection, openDatabase } from '#db/connection.ts'
import { lockDataFolder } from '#db/embedded/folder.ts'
import { leaveInstallation } from '#features/installation/server/repository.ts'
import { type Firm, makeTables, nameOfAside, settle, withFirm } from './firm.ts'

export type Moved = { rows: number; tables: number; aside: string | undefined }

/** Moves the rows into an empty database of a server; the embedded database is moved aside. */
export const moveToServer = async (firm: Firm, databaseUrl: string, migrations: string): Promise<Moved> => {
  await settle(firm)
  const target = { ...firm, databaseUrl }
  await refuseConnectedPrograms(databaseUrl, firm.timeLimitScale)
  const swap = {
    id: randomUUID(),
    aside: nameOfAside('moved'),
    coming: [],
    going: ['database'],
    isDecidedByRows: true,
  }
  const moved = await withFirm(firm, ({ connection }) =>
    withDatabase(target, async (other) => {
      const state = await schemaState(other)
      if (state.hasFirm)
        throw new OperatorError('the database there holds a firm already: nothing was changed')
      return copyRows(connection, other, {
        migrations,
        isServer: true,
        beforeCommit: () => openSwap(firm.dataDir, swap),
        id: swap.id,
      })
    }),
  )
  await whileLocked(firm, () => carryOut(firm.dataDir))
  return { ...moved, aside: join(firm.dataDir, swap.aside) }
}

/** Moves the rows of a server into the data folder; those on the server stay, under another name. */
export const moveToFolder = async (firm: Firm, migrations: string): Promise<Moved> => {
  const { dataDir, databaseUrl = '' } = firm
  await settle(firm)
  if (existsSync(join(dataDir, 'database')))
    throw new OperatorError(`DATA_DIR: there is a database in ${dataDir} already: nothing was changed`)
  await refuseConnectedPrograms(databaseUrl, firm.timeLimitScale)
  const staging = stagingIn(dataDir)
  return withFirm(firm, async ({ connection }) => {
    const moved = await whileLocked(firm, async () => {
      await removeLeftovers(dataDir)
      const copied = await withDatabase({ ...firm, databaseUrl: undefined, dataDir: staging }, (other) =>
        copyRows(connection, other, { migrations, isServer: false }),
      )
      const swap = { id: randomUUID(), aside: nameOfAside('moved'), coming: ['database'], going: [] }
      await openSwap(dataDir, { ...swap, isDecidedByRows: false })
      await carryOut(dataDir)
      return copied
    })
    // A start that is still configured with the server exits with one line.
    await leaveInstallation(connection.db)
    return { ...moved, aside: undefined }
  })
}

type Copy = { migrations: string; isServer: boolean; id?: string; beforeCommit?: () => Promise<void> }

const copyRows = (
  from: DatabaseConnection,
  to: DatabaseConnection,
  { migrations, isServer, id, beforeCommit = async () => undefined }: Copy,
): Promise<{ rows: number; tables: number }> =>
  from.withSession((source) =>
    inOneMoment(source, from.engine, async () => {
      const applied = await readMigrations(source)
      if (isServer) await refuseOtherTables(to, applied)
      await makeTables(to, migrations, applied)
      const tables = await listTables(source)
      const sequences = await readSequences(source)
      const sums = summing(tables)
      await to.withSession((target) =>
        loadTables(
          target,
          sums.of(allRows(source, tables)),
          () => ({ tables: sums.result, sequences }),
          async () => {
            if (id !== undefined) await writeRestoreId(target, id)
            await beforeCommit()
          },
        ),
      )
      const rows = Object.values(sums.result).reduce((sum, table) => sum + table.rows, 0)
      return { rows, tables: tables.length }
    }),
  )

const withDatabase = async <Result>(
  firm: Firm,
  work: (connection: DatabaseConnection) => Promise<Result>,
) => {
  const connection = await openDatabase(firm)
  try {
    return await work(connection)
  } finally {
    await connection.close()
  }
}

const whileLocked = async <Result>({ dataDir }: Firm, work: () => Promise<Result>): Promise<Result> => {
  const lock = lockDataFolder(dataDir)
  try {
    return await work()
  } finally {
    // Removes prepared data after a failure.
    await removeLeftovers(dataDir)
    lock.release()
  }
}
