import {
  fillNames,
  findPairs,
  mistaken,
  shareAmongFirstFive,
  wrongOnesAbove,
} from '../tests/support/names/measure-names.ts'
import { type ListOfNames, namePairs, otherNames } from '../tests/support/names/pairs.ts'
import { openFirm } from './bench/firm.ts'

/**
 * Measures the search for names across spellings and scripts, among 100,000 names: each pair is searched in
 * one spelling and found in the other. Fails outside the limits. `postgresql` measures a separate cluster, or
 * TEST_DATABASE_URL; without it, the embedded engine.
 */
const engine = process.argv.includes('postgresql') ? 'postgresql' : 'embedded'
const count = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 100_000)
const minShare = 0.95
const maxAbove = 2
const boundInMs = 60

const firm = await openFirm(engine)
const { connection } = firm
try {
  const began = performance.now()
  await fillNames(connection, count)
  console.log(`${engine}: ${count} names written and keyed in ${seconds(performance.now() - began)} s`)
  const lists = Object.keys(namePairs) as ListOfNames[]
  await findPairs(connection, 'usual')
  for (const list of lists) {
    const found = await findPairs(connection, list)
    const times = found.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
    const [share, above] = [shareAmongFirstFive(found), wrongOnesAbove(found)]
    console.log(
      `${list}: ${found.length} pairs, ${(share * 100).toFixed(1)} % among the first five, ${above.toFixed(2)} wrong ones above`,
    )
    console.log(`  ${mistaken(list).length} of ${otherNames[list].length} near misses are shown as well`)
    console.log(`  ms: median ${at(0.5).toFixed(1)}, p99 ${at(0.99).toFixed(1)}, slowest ${at(1).toFixed(1)}`)
    for (const { requested, found: right, place, above: wrong } of found.filter(({ place }) => place >= 5))
      console.log(`  ${requested} → ${right}: ${place}, after ${wrong.slice(0, 2).join(', ')}`)
    if (share < minShare || above > maxAbove || at(0.99) > boundInMs) process.exitCode = 1
  }
} finally {
  await firm.close()
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1_000).toFixed(1)
}
