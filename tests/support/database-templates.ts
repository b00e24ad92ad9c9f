import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** Handed by the global setup to every test file. */
export type DatabaseTemplates = {
  /** Holds `template`, the data folder of a migrated embedded database, and the copies made of it. */
  folder: string
  postgresql: { url: string; template: string } | { unavailable: string }
}

export type ServerDatabase = { name: string; url: string; drop(): Promise<void> }

/** A new database on the server: empty, or a copy of the template. */
export const createServerDatabase = async (serverUrl: string, template?: string): Promise<ServerDatabase> => {
  const name = `mizan_test_${randomUUID().replaceAll('-', '')}`
  // Copying the files costs the server half of what copying every page through its log does.
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
