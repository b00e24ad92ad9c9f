import { setImmediate } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { lockImports } from '#features/imports/server/repository.ts'
import type { PublicationInput } from '#features/publications/admin-schema.ts'
import { createPublication } from '#features/publications/server/admin-repository.ts'
import { listOfficeAccounts } from '#features/users/server/repository.ts'
import { AppError } from '#http/errors.ts'
import { signedInUser } from '#http/guards.ts'
import { translateIn } from '#i18n/texts.ts'
import { messageKey } from '#i18n/translator.ts'
import type { ContentLanguage, Language } from '#languages/language.ts'
import type { WordpressOptions, WordpressResult } from '../schema.ts'
import { authorOf } from './author.ts'
import type { PictureFault } from './fetch-picture.ts'
import { type Fetched, PictureFetcher } from './fetch-pictures.ts'
import type { PictureNetwork } from './picture-network.ts'
import { checkPlanned, type Plan, type Planned, planImport } from './plan.ts'
import { postsOf, publicationOf } from './publication-of.ts'
import { type Done, reportOf } from './report.ts'
import { addOrigins, listKnownOrigins } from './repository.ts'
import type { Placed } from './texts.ts'

/** How long one call works, and how many publications it adds at most: progress is seen, and a proxy does not give up. */
const longestCallInMs = 6_000
const mostAtOnce = 25

export type Ready = Planned & { input: PublicationInput; faults: [address: string, fault: PictureFault][] }

/**
 * Adds the next publications of the file, and says how many are left: whoever calls sends the file again until none is.
 * Those of one call are added together with their line of audit, and known by their origins ever after, so an import can
 * be stopped anywhere and goes on where it was.
 */
export const runImport = async (
  request: FastifyRequest,
  bytes: Buffer,
  options: WordpressOptions,
  network: PictureNetwork,
): Promise<WordpressResult> => {
  const until = Date.now() + longestCallInMs
  const { db } = request.server
  const plan = await planImport(db, bytes, options)
  refuseWrong(plan, options)
  const fresh = plan.planned.filter(({ state }) => state === 'fresh')
  const { ready, left } = await prepare(request, plan, fresh, { options, network, until })
  const done = await add(request, plan, ready)
  return {
    created: done.length,
    left,
    missing: done.reduce((sum, { faults }) => sum + faults.length, 0),
    report: reportOf(done, request.server.publicUrl(), request.language),
  }
}

const refuseWrong = ({ planned }: Plan, { leaveOut, continued }: WordpressOptions): void => {
  // The first call has looked at all of them.
  if (continued) return
  const wrong = planned.filter(({ state }) => state === 'wrong').length
  if (wrong > 0 && !leaveOut)
    throw new AppError('invalid', { detail: messageKey('wordpress.refused.wrong', { n: wrong }) })
}

type Work = { options: WordpressOptions; network: PictureNetwork; until: number }

/** As many as there is time for, with their pictures; at least one, unless its pictures take longer than a call. */
const prepare = async (
  request: FastifyRequest,
  { book }: Plan,
  fresh: readonly Planned[],
  { options, network, until }: Work,
): Promise<{ ready: Ready[]; left: number }> => {
  const hosts = new Set(options.hosts)
  const pictures = new PictureFetcher(request, { hosts, network })
  const ready: Ready[] = []
  let left = fresh.length
  for (const planned of fresh) {
    if (ready.length === mostAtOnce || (ready.length > 0 && Date.now() >= until)) break
    await setImmediate()
    if (options.continued) checkPlanned(planned, book, options)
    if (planned.state === 'wrong') {
      left -= 1
      continue
    }
    const addresses = planned.pictures.map(({ address }) => address)
    if (!(await pictures.fetchAll(addresses, until))) break
    const { input } = publicationOf(planned.pair, {
      book,
      placed: placedBy(pictures.fetched, languageOfNotes(planned)),
      options,
      now: new Date(),
    })
    // Notes may be longer than the addresses that the preview counted with.
    if (!input)
      throw new AppError('invalid', { detail: messageKey('wordpress.refused.long', { id: planned.line }) })
    const faults = [...new Set(addresses)].flatMap((address): Ready['faults'] => {
      const found = pictures.fetched.get(address)
      return found && 'fault' in found ? [[address, found.fault]] : []
    })
    // A picture from a host that nobody confirmed was not wanted.
    const isMissing = faults.some(([, fault]) => fault !== 'host')
    ready.push({ ...planned, faults, input: isMissing ? { ...input, isVisible: false } : input })
    left -= 1
  }
  return { ready, left }
}

const languageOfNotes = ({ pair }: Planned): ContentLanguage => (pair.ar && !pair.en ? 'ar' : 'en')

/** A picture that is missing leaves a note for whoever edits the text; one that nobody wanted leaves nothing. */
const placedBy =
  (fetched: Fetched, language: Language): Placed =>
  ({ address }) => {
    const found = fetched.get(address)
    if (!found || 'src' in found) return found
    return found.fault === 'host' ? undefined : translateIn[language]('wordpress.missingPicture', { address })
  }

const add = async (request: FastifyRequest, { file }: Plan, ready: readonly Ready[]): Promise<Done[]> => {
  if (ready.length === 0) return []
  const { id: userId } = signedInUser(request)
  return request.server.db.transaction(async (tx) => {
    await lockImports(tx)
    const accounts = await listOfficeAccounts(tx)
    // Somebody else may have imported the same file meanwhile.
    const known = await listKnownOrigins(
      tx,
      ready.flatMap(({ origins }) => origins.map(({ origin }) => origin)),
    )
    const done: Done[] = []
    for (const each of ready.filter(({ origins }) => !origins.some(({ origin }) => known.has(origin)))) {
      const author = postsOf(each.pair)
        .map((post) => authorOf(post, file, accounts))
        .find(Boolean)
      const created = await createPublication(tx, each.input, userId, author?.id ?? null)
      await addOrigins(tx, created.id, each.origins)
      done.push({ ...each, id: created.id })
    }
    if (done.length > 0)
      await auditOf(request)(tx, 'import', 'publication', null, {
        count: String(done.length),
        site: file.site,
      })
    return done
  })
}
