import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app/app.ts'
import type { Database, DatabaseConnection } from '#db/connection.ts'
import type { Environment } from '#env.ts'
import { canDraw } from '#features/agreements/server/pdf/draw.ts'
import { hasAcceptances } from '#features/agreements/server/repository.ts'
import { auditProofReader, openAuditKey } from '#features/audit/server/proof.ts'
import { passkeyWarnings } from '#features/auth/passkeys/server/ceremonies.ts'
import { hasTwoFactors } from '#features/auth/two-factor/server/repository.ts'
import type { Backups } from '#features/backups/server/backups.ts'
import { hasSealedNumbers } from '#features/conflicts/server/repository.ts'
import { hasIdentityNumbers } from '#features/due-diligence/server/repository.ts'
import { hasPowers } from '#features/matters/server/power-repository.ts'
import { hasSealedMail } from '#features/outbox/server/repository.ts'
import { MalwareChecks } from '#features/upkeep/server/malware-checks.ts'
import { countChecks } from '#features/upkeep/server/malware-repository.ts'
import { SelfCheck } from '#features/upkeep/server/self-check.ts'
import { openWebhooks, type Webhooks } from '#features/webhooks/server/open-webhooks.ts'
import { countReceivers } from '#features/webhooks/server/repository.ts'
import { Clamd } from '#files/clamd.ts'
import type { FileStore } from '#files/file-store.ts'
import { openKey } from '#files/keys.ts'
import type { Answered } from '#http/request-log.ts'
import type { Renderer } from '#rendering/server/page-routes.ts'

type House = {
  environment: Environment
  connection: DatabaseConnection
  files: FileStore
  renderer: Renderer
  publicUrl: () => string
  isHttps: boolean
  backups: Backups
  isDevelopment: boolean
  /** Names of variables that are probably misspelled. */
  misspelt: readonly string[]
  onAnswer: Answered | undefined
}

/** Loads the keys, and builds the app from the environment. */
export const openApp = async ({
  environment,
  connection,
  files,
  renderer,
  publicUrl,
  isHttps,
  backups,
  isDevelopment,
  misspelt,
  onAnswer,
}: House): Promise<{
  app: FastifyInstance
  mailLinksKey: Buffer
  webhooks: Webhooks
  malwareChecks: MalwareChecks | undefined
  selfCheck: SelfCheck
}> => {
  const { db } = connection
  const { dataDir } = environment
  const [malwareChecks, mailLinksKey, twoFactorKey, partyNumbersKey, agreementsKey, webhooks, auditKey] =
    await Promise.all([
      openMalwareChecks({ db, files, publicUrl }, environment),
      openMailLinksKey(connection, environment),
      openTwoFactorKey(connection, environment),
      openPartyNumbersKey(connection, environment),
      openAgreementsKey(connection, environment),
      openWebhooksOf(connection, environment),
      openAuditKey(db, dataDir),
    ])
  for (const warning of await passkeyWarnings(db, publicUrl())) console.warn(warning)
  if (!canDraw())
    console.warn('the package that draws PDF files is missing on this machine: agreements cannot be sent')
  const isDelivered = environment.smtpUrl !== undefined
  const readProof = auditProofReader(dataDir)
  const selfCheck = new SelfCheck({
    connection,
    files,
    dataDir,
    publicUrl,
    isDelivered,
    malwareChecks,
    readProof,
    misspelt,
  })
  const app = await buildApp({
    connection,
    files,
    renderer,
    publicUrl,
    isHttps,
    isAddressKnown: environment.publicUrl !== undefined,
    twoFactorKey,
    partyNumbersKey,
    agreementsKey: agreementsKey,
    audit: { key: auditKey, readProof },
    mailLinksKey,
    webhooks,
    selfCheck,
    backups,
    directory: environment.directory,
    ...(malwareChecks && { malwareChecks }),
    isDevelopment,
    onAnswer,
    trustProxy: environment.trustProxy,
    deliversMail: isDelivered,
    rateLimitScale: environment.rateLimitScale,
    timeLimitScale: environment.timeLimitScale,
    logLevel: environment.logLevel,
  })
  return { app, mailLinksKey, webhooks, malwareChecks, selfCheck }
}

/** Removing CLAMD_URL does not release files that wait for their check, since they may be infected. */
const openMalwareChecks = async (
  house: { db: Database; files: FileStore; publicUrl: () => string },
  { clamdUrl }: Environment,
): Promise<MalwareChecks | undefined> => {
  if (clamdUrl) return new MalwareChecks({ ...house, clamd: new Clamd(clamdUrl) })
  const { waiting } = await countChecks(house.db)
  if (waiting > 0)
    console.warn(`CLAMD_URL is unset: ${waiting} files that wait for their malware check stay held back`)
  return undefined
}

/**
 * A missing key is not recreated silently: users of authenticator apps have to log in with recovery codes.
 */
const openTwoFactorKey = async ({ db }: DatabaseConnection, { dataDir }: Environment) => {
  const { key, isNew } = await openKey(join(dataDir, 'keys'), 'two-factor')
  if (isNew && (await hasTwoFactors(db)))
    console.warn(
      'DATA_DIR/keys/two-factor.key was missing and is new: authenticator apps set up before no longer work; restore it from the backup',
    )
  return key
}

/** The same for the numbers of parties and powers of attorney: they are no longer shown or matched. */
const openPartyNumbersKey = async ({ db }: DatabaseConnection, { dataDir }: Environment) => {
  const { key, isNew } = await openKey(join(dataDir, 'keys'), 'party-numbers')
  if (isNew && ((await hasSealedNumbers(db)) || (await hasPowers(db)) || (await hasIdentityNumbers(db))))
    console.warn(
      'DATA_DIR/keys/party-numbers.key was missing and is new: numbers of parties and of powers of attorney cannot be read; restore it from the backup',
    )
  return key
}

/** The same for agreements: the signatures of earlier acceptances no longer match. */
const openAgreementsKey = async ({ db }: DatabaseConnection, { dataDir }: Environment) => {
  const { key, isNew } = await openKey(join(dataDir, 'keys'), 'engagements')
  if (isNew && (await hasAcceptances(db)))
    console.warn(
      'DATA_DIR/keys/engagements.key was missing and is new: signatures of accepted agreements do not match; restore it from the backup',
    )
  return key
}

/** The same for receivers of events: nothing is sent to them until an admin makes a new secret for each. */
const openWebhooksOf = async (
  { db }: DatabaseConnection,
  { dataDir, webhookNetworks }: Environment,
): Promise<Webhooks> => {
  const { key, isNew } = await openKey(join(dataDir, 'keys'), 'webhooks')
  if (isNew && (await countReceivers(db)) > 0)
    console.warn(
      'DATA_DIR/keys/webhooks.key was missing and is new: no event is sent to a receiver until it has a new secret; restore it from the backup',
    )
  return openWebhooks(key, webhookNetworks)
}

/** The same for queued mail: the tokens of its links can no longer be decrypted, but no mail is lost. */
const openMailLinksKey = async ({ db }: DatabaseConnection, { dataDir }: Environment) => {
  const { key, isNew } = await openKey(join(dataDir, 'keys'), 'mail-links')
  if (isNew && (await hasSealedMail(db)))
    console.warn(
      'DATA_DIR/keys/mail-links.key was missing and is new: waiting mail with links cannot be sent; restore it from the backup',
    )
  return key
}
