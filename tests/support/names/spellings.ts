import { readSpellings } from './read-spellings.ts'

const { given = [], family = [], companies: ofCompanies = [] } = readSpellings('spellings.txt')

/** Spellings of people's names: in Arabic first, then as in passports, documents and company registers. */
export const givenNames = given
export const familyNames = family
export const companies = ofCompanies
