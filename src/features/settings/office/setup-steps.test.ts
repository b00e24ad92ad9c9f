import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { settingKeys, settingTable } from '../setting-table.ts'
import { settingsOf } from '../setting-values.ts'
import { firstOpenStep, isStepDone, setupSteps, stepNames } from './setup-steps.ts'

const name = [
  { key: 'site_title', value: 'Al Noor' },
  { key: 'site_description', value: 'Attorneys in Jeddah.' },
] as const
const contact = [
  { key: 'contact_address', value: 'King Fahd Road' },
  { key: 'contact_email', value: 'info@noor.test' },
  { key: 'contact_phone', value: '+966112223344' },
] as const

it('continues a setup at the first incomplete step, and completes one with its required settings', () => {
  expect(firstOpenStep(settingsOf([]))).toBe('name')
  expect(firstOpenStep(settingsOf([name[0]]))).toBe('name')
  expect(firstOpenStep(settingsOf([...name]))).toBe('contact')
  expect(firstOpenStep(settingsOf([...name, ...contact]))).toBe('registration')
  expect(isStepDone('name', settingsOf([...name]))).toBe(true)
  expect(isStepDone('contact', settingsOf([...contact.slice(1)]))).toBe(false)
  const requested = stepNames.flatMap((step) => setupSteps[step])
  expect(new Set(requested).size).toBe(requested.length)
})

it('completes a step without a setting only if the setting is a switch or may be empty', () => {
  for (const step of stepNames)
    for (const key of setupSteps[step]) {
      const others = settingKeys.filter((each) => each !== key).map((each) => ({ key: each, value: 'x' }))
      const { kind, schema } = settingTable[key]
      const isOptional = kind === 'switch' || z.safeParse(schema, '').success
      expect([key, isStepDone(step, settingsOf(others))]).toEqual([key, isOptional])
    }
})
