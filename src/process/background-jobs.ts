import type { FastifyInstance } from 'fastify'
import type { DatabaseConnection } from '#db/connection.ts'
import type { Environment } from '#env.ts'
import { checkAuditLog } from '#features/audit/server/proof.ts'
import type { Backups } from '#features/backups/server/backups.ts'
import { startNumbers } from '#features/installation/server/numbers.ts'
import { startDelivery } from '#features/outbox/server/delivery.ts'
import { LinkTokens } from '#features/outbox/server/link-tokens.ts'
import { senderOf } from '#features/outbox/server/sender.ts'
import type { SentJournal } from '#features/outbox/server/sent-journal.ts'
import { startComparisons } from '#features/upkeep/server/comparison-jobs.ts'
import { startHourlyUpkeep } from '#features/upkeep/server/hourly-jobs.ts'
import {
  startDueLanguages,
  startEndNotices,
  startIssues,
  startNameKeys,
  startReminders,
} from '#features/upkeep/server/jobs.ts'
import type { MalwareChecks } from '#features/upkeep/server/malware-checks.ts'
import type { SelfCheck } from '#features/upkeep/server/self-check.ts'
import { startWebhooks } from '#features/webhooks/server/jobs.ts'
import type { Webhooks } from '#features/webhooks/server/open-webhooks.ts'
import type { FileStore } from '#files/file-store.ts'

type Work = {
  connection: DatabaseConnection
  files: FileStore
  app: FastifyInstance
  publicUrl: () => string
  mailLinksKey: Buffer
  webhooks: Webhooks
  malwareChecks: MalwareChecks | undefined
  selfCheck: SelfCheck
  backups: Backups
  journal: SentJournal
}

/** Background jobs of the server. */
export const startBackgroundJobs = (
  {
    connection,
    files,
    app: { log },
    publicUrl,
    mailLinksKey,
    webhooks,
    malwareChecks,
    selfCheck,
    backups,
    journal,
  }: Work,
  environment: Environment,
): { stop(): unknown }[] => {
  const { db } = connection
  const linkTokens = new LinkTokens(mailLinksKey)
  malwareChecks?.start(log)
  return [
    ...(malwareChecks ? [malwareChecks] : []),
    startDueLanguages({ db, log }),
    startIssues({ db, log, publicUrl, linkTokens }),
    startReminders({ db, log, publicUrl, linkTokens }),
    startEndNotices({ db, log, publicUrl }),
    startNameKeys({ db, log }),
    startComparisons({ connection, log }),
    startWebhooks(db, { ...webhooks, publicUrl, log }),
    backups.start(log),
    startHourlyUpkeep({
      connection,
      files,
      log,
      checkAuditLog: (isStopping) => checkAuditLog(db, environment.dataDir, log, isStopping),
      selfCheck,
    }),
    ...(environment.smtpUrl
      ? [
          startDelivery(db, {
            smtpUrl: environment.smtpUrl,
            login: environment.mailLogin,
            linkTokens,
            from: (language) => senderOf(db, environment, language),
            journal,
            publicUrl,
            onError: (error) => log.error({ err: error }, 'outbox not read'),
          }),
        ]
      : []),
    startNumbers(connection, environment.dataDir, (err) =>
      log.error({ err }, 'the highest numbers were not stored'),
    ),
  ]
}
