import type { Calls, DeclaredCall } from '#api/calls.ts'

const modules = import.meta.glob<Record<string, Calls>>('../../src/features/**/calls.ts', { eager: true })

/** The calls of all features by name, as `METHOD /path/:parameter`. */
export const declaredCalls: [string, DeclaredCall][] = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap((calls) => Object.entries(calls)),
)
