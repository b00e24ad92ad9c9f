import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** Provided to every test file by the global setup. */
export type DatabaseTemplates = {
  /** Contains `template`, the data folder of a migrated embedded database, and copies of it. */
  folder: string
  postgresql: { url: string; template: string } | { unavailable: string }
}

export type ServerDatabase = { name: string; url: string; drop(): Promise<void> }

/** Creates a database on the server: empty, or as a copy of the template. */
export const createServerDatabase = async (serverUrl: string, template?: string): Promise<ServerDatabase> => {
  const name = `mizan_test_${randomUUID().replaceAll('-', '')}`
  // Copying files costs the server half as much as copying every page through its log.
  const copied = template ? `template ${template} strategy file_copy` : ''
  await administer(serverUrl, `create database ${name} ${copied}`)
  const url = new URL(serverUrl)
  url.pathname = name
  return {
    name,
    url: url.href,
    drop: () => administer(serverUrl, `drop database if exists ${name} with (force)`),
  }
}

const administer = async (serverUrl: string, sql: string): Promise<void> => {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
