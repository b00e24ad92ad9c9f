import { MailServerProcess } from '#tests/support/mail-server-process.ts'
import { TestServer } from './server.ts'

/** Opens a server, and closes what it needs besides. */
export type ServerWith = { open: () => Promise<TestServer>; close?: () => Promise<void> }

/** A server that delivers mail. Without one, mail and its links can be read in the outbox. */
export const withMail = (): ServerWith => {
  let mailServer: MailServerProcess | undefined
  return {
    async open() {
      mailServer = new MailServerProcess()
      return TestServer.open({ SMTP_URL: `smtp://127.0.0.1:${await mailServer.port}` })
    },
    close: async () => mailServer?.end(),
  }
}

/** The server of a worker: a fresh copy of the sample firm for each file of tests, and for each repeated test. */
export class Firm {
  #open: { of: string; kind: ServerWith; server: TestServer } | undefined

  /** `of` is the same for all tests that share the server. */
  async serve(of: string, kind: ServerWith): Promise<TestServer> {
    if (this.#open?.of !== of || this.#open.kind !== kind) {
      await this.close()
      this.#open = { of, kind, server: await kind.open() }
    }
    return this.#open.server
  }

  async close(): Promise<void> {
    await this.#open?.server.close()
    await this.#open?.kind.close?.()
    this.#open = undefined
  }
}
