import { setImmediate } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { csvOf } from '#api/lists.ts'
import { signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { lockImports } from '#features/imports/server/repository.ts'
import type { AdminPublication, PublicationInput } from '#features/publications/admin-schema.ts'
import {
  createPublication,
  lockPublication,
  updatePublication,
} from '#features/publications/server/admin-repository.ts'
import { stateOf } from '#features/publications/values.ts'
import { listOfficeAccounts } from '#features/users/server/repository.ts'
import { AppError } from '#http/errors.ts'
import type { OutgoingNetwork } from '#http/outgoing.ts'
import { formatList } from '#i18n/format.ts'
import { translateIn } from '#i18n/texts.ts'
import { messageKey, type Translate } from '#i18n/translator.ts'
import type { ContentLanguage, Language } from '#languages/language.ts'
import type { WordpressOptions, WordpressResult } from '../schema.ts'
import { type Fetched, type PictureFault, PictureFetcher } from './picture-files.ts'
import { checkPlanned, isMissing, type Plan, type Planned, planImport } from './plan.ts'
import { authorOf, postsOf, publicationOf } from './publication.ts'
import { addOrigins, listKnownOrigins } from './repository.ts'
import type { Lost, Placed } from './texts.ts'

/** The limits of one call: the user sees progress, and a proxy does not time out. */
const maxCallInMs = 6_000
const maxAtOnce = 25

type Ready = Planned & { input: PublicationInput; faults: [address: string, fault: PictureFault][] }

/**
 * Imports the next publications of the file and returns how many are left; the client sends the file again
 * until none is. Each call adds its publications with one audit entry in a transaction. Their origins are
 * stored, so an import can stop and resume at any time.
 */
export const runImport = async (
  request: FastifyRequest,
  bytes: Buffer,
  options: WordpressOptions,
  network: OutgoingNetwork,
): Promise<WordpressResult> => {
  const until = Date.now() + maxCallInMs
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
  // The first call has checked all posts.
  if (continued) return
  const wrong = planned.filter(({ state }) => state === 'wrong').length
  if (wrong > 0 && !leaveOut)
    throw new AppError('invalid', { detail: messageKey('wordpress.refused.wrong', { n: wrong }) })
}

type Work = { options: WordpressOptions; network: OutgoingNetwork; until: number }

/**
 * Prepares as many publications with their pictures as the time permits: at least one, unless its pictures
 * take too long.
 */
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
    if (ready.length === maxAtOnce || (ready.length > 0 && Date.now() >= until)) break
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
    // Notes for missing pictures may be longer than the URLs in the preview.
    if (!input)
      throw new AppError('invalid', { detail: messageKey('wordpress.refused.long', { id: planned.line }) })
    const faults = [...new Set(addresses)].flatMap((address): Ready['faults'] => {
      const found = pictures.fetched.get(address)
      return found && 'fault' in found ? [[address, found.fault]] : []
    })
    // Pictures of unconfirmed hosts are skipped on purpose.
    const isMissing = faults.some(([, fault]) => fault !== 'host')
    ready.push({ ...planned, faults, input: isMissing ? { ...input, isVisible: false } : input })
    left -= 1
  }
  return { ready, left }
}

const languageOfNotes = ({ pair }: Planned): ContentLanguage => (pair.ar && !pair.en ? 'ar' : 'en')

/** A missing picture leaves a note for the editor; a skipped one leaves nothing. */
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
    // Another user may have imported the same file meanwhile.
    const known = await listKnownOrigins(
      tx,
      ready.flatMap(({ origins }) => origins.map(({ origin }) => origin)),
    )
    const done: Done[] = []
    for (const each of ready.filter(({ origins }) => !origins.some(({ origin }) => known.has(origin)))) {
      const author = postsOf(each.pair)
        .map((post) => authorOf(post, file, accounts))
        .find(Boolean)
      const { id } =
        each.joins === undefined
          ? await createPublication(tx, each.input, userId, author?.id ?? null)
          : await complete(tx, each.joins, each, userId)
      await addOrigins(tx, id, [...each.origins, ...(each.group ? [each.group] : [])])
      done.push({ ...each, id })
    }
    if (done.length > 0)
      await auditOf(request)(tx, 'import', 'publication', null, {
        count: String(done.length),
        site: file.site,
      })
    return done
  })
}

/** Adds the other language to a publication of an earlier file. */
const complete = async (db: Database, id: number, { pair, input }: Ready, userId: number) => {
  const before = await lockPublication(db, id)
  // Someone has written that text since the file was read; the next call reports it.
  if (!before || !isMissing(before, pair)) throw new AppError('stale')
  const language: ContentLanguage = pair.ar ? 'ar' : 'en'
  const texts =
    language === 'ar'
      ? { titleAr: input.titleAr, summaryAr: input.summaryAr, contentAr: input.contentAr }
      : { titleEn: input.titleEn, summaryEn: input.summaryEn, contentEn: input.contentEn }
  const changes = { ...texts, ...(before.coverImage === '' && { coverImage: input.coverImage }) }
  return updatePublication(db, before, { ...changes, ...publishing(before, input, language) }, userId)
}

/** A published publication shows the other language only if that was published too. */
const publishing = (
  { isVisible, publishedLanguages }: AdminPublication,
  input: PublicationInput,
  language: ContentLanguage,
) => {
  const isShown = input.isVisible === true
  if (isVisible && !isShown) return {}
  const day = input.publishDate ?? ''
  if (isVisible && new Date(day) > new Date()) return { otherLanguageDate: day }
  return { publishedLanguages: [...new Set([...publishedLanguages, language])] }
}

type Done = Ready & { id: number }

/** The result for each post, for redirects from old URLs and for proofreading. */
const reportOf = (done: readonly Done[], publicUrl: string, language: Language): string => {
  const t = translateIn[language]
  const heads = ['title', 'oldAddress', 'newAddress', 'state', 'lost', 'missing'] as const
  const now = new Date()
  return csvOf(
    [
      heads.map((head) => t(`wordpress.field.${head}`)),
      ...done.flatMap(({ id, title, origins, input, lost, faults }) =>
        origins.map(({ address }) => [
          title,
          address,
          `${publicUrl}/publications/${id}`,
          t(`publications.office.${stateOf(published(input), now)}`),
          formatList([...new Set(lost.map((each) => nameOf(each, t)))], language),
          faults.map(([picture, fault]) => `${picture} (${t(`wordpress.fault.${fault}`)})`).join(' '),
        ]),
      ),
    ],
    language,
  )
}

const published = ({ isVisible = true, publishDate = new Date().toISOString() }: Ready['input']) => ({
  isVisible,
  publishDate,
})

const nameOf = ({ kind, name }: Lost, t: Translate): string => {
  if (kind === 'shortcode') return `[${name}]`
  return kind === 'element'
    ? `<${name}>`
    : [name, `(${t(`wordpress.lost.${kind}`)})`].filter(Boolean).join(' ')
}
