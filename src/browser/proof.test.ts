import { afterEach, expect, it } from 'vitest'
import { onProofNeeded, withProof } from './session.ts'

const refusal = (body: object, status = 403) => new Response(JSON.stringify(body), { status })
const unconfirmed = () => refusal({ detail: 'Please enter your password again.', code: 'proof_required' })

let stop: (() => void) | undefined
afterEach(() => stop?.())

it('repeats a call once the user has confirmed their identity', async () => {
  let calls = 0
  stop = onProofNeeded(async () => true)
  const answer = await withProof('/api/admin/settings', async () => {
    calls += 1
    return calls === 1 ? unconfirmed() : new Response('done')
  })
  expect([calls, await answer.text()]).toEqual([2, 'done'])
})

it('returns the refusal if the user does not confirm', async () => {
  stop = onProofNeeded(async () => false)
  const answer = await withProof('/api/admin/settings', async () => unconfirmed())
  expect((await answer.json()).detail).toBe('Please enter your password again.')
})

it('does not ask for confirmation after any other refusal', async () => {
  let requested = 0
  stop = onProofNeeded(async () => {
    requested += 1
    return true
  })
  for (const answer of [
    refusal({ detail: 'No.' }),
    refusal({ code: 'proof_required' }, 400),
    new Response('no', { status: 403 }),
  ])
    expect(await withProof('/api/admin/settings', async () => answer)).toBe(answer)
  expect(requested).toBe(0)
})
