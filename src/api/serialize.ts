import type { FastifySerializerCompiler } from 'fastify'
import { serializerCompiler as generalSerializer } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { bytesOf } from '#http/utf8.ts'
import { WrittenJson } from './written-json.ts'

type Schema = z.core.$ZodType
type Def = z.core.$ZodTypes['_zod']['def']

/**
 * Serializers compiled from response schemas, each at its first response. Like the general serializer they
 * write only the fields of the schema. A value that does not fit goes to the general one, which decides
 * whether it is an error; so do the parts of a schema that are not compiled.
 */
export const serializerCompiler: FastifySerializerCompiler<Schema> = (route) => {
  const general = generalSerializer(route)
  let compiled: WriteJson | undefined
  return (value) => {
    compiled ??= compileJson(route.schema)
    const json = compiled(value) ?? general(value)
    // Fastify accepts bytes as well; its types allow only text.
    return (json.length < shortText ? json : bytesOf(json)) as string
  }
}

type WriteJson = (value: unknown) => string | undefined

/** A function that writes a value of this schema as JSON; undefined for a value that may not fit. */
export const compileJson = (schema: Schema): WriteJson => {
  const writer = new Writer()
  const body = writer.write(schema, 'value')
  const write = new Function(...writer.names, `return (value) => { let json = ''; ${body} return json }`)
  return write(...writer.values)
}

/** Generates code that appends to `json`, or returns undefined. Only field names enter the code, as JSON. */
class Writer {
  readonly names: string[] = []
  readonly values: unknown[] = []
  #locals = 0

  write(schema: Schema, value: string): string {
    const def = schema._zod.def as Def
    if (def.checks?.length) return this.#general(schema, value)
    switch (def.type) {
      case 'string':
        // A format or a coercion is left to zod.
        if ('format' in def || def.coerce) return this.#general(schema, value)
        return `if (typeof ${value} !== 'string') return; json += ${this.#outside(quote)}(${value});`
      case 'number':
        if (!('format' in def)) return `if (!Number.isFinite(${value})) return; json += ${value};`
        if (def.format !== 'safeint') return this.#general(schema, value)
        return `if (!Number.isSafeInteger(${value})) return; json += ${value};`
      case 'boolean':
        return `if (${value} === true) json += 'true'; else if (${value} === false) json += 'false'; else return;`
      case 'enum':
        return this.#oneOf(Object.values(def.entries), value)
      case 'literal':
        return this.#oneOf(def.values, value)
      case 'nullable':
        return `if (${value} === null) json += 'null'; else { ${this.write(def.innerType, value)} }`
      case 'array':
        return this.#unlessOverwritten(schema, value, this.#array(def.element, value))
      case 'tuple':
        if (def.rest || def.items.some(({ _zod }) => _zod.def.type === 'optional')) break
        return this.#tuple(def.items, value)
      case 'object':
        if (def.catchall) return this.#general(schema, value)
        return this.#unlessOverwritten(schema, value, this.#object(def.shape, value))
    }
    return this.#general(schema, value)
  }

  #unlessOverwritten(schema: Schema, value: string, write: string): string {
    const written = this.#local()
    const textOf = (part: unknown) =>
      part instanceof WrittenJson && part.schema === schema ? part.text : undefined
    return `const ${written} = ${this.#outside(textOf)}(${value});
      if (${written} !== undefined) json += ${written}; else { ${write} }`
  }

  #object(shape: Record<string, Schema>, value: string): string {
    const separator = this.#local()
    const fields = Object.entries(shape).map(([name, field]) => this.#field(name, field, value, separator))
    return `if (typeof ${value} !== 'object' || ${value} === null || Array.isArray(${value})) return;
      let ${separator} = '{'; ${fields.join('\n')} json += ${separator} === '{' ? '{}' : '}';`
  }

  #field(name: string, schema: Schema, parent: string, separator: string): string {
    const value = this.#local()
    const def = schema._zod.def as Def
    const key = JSON.stringify(`${JSON.stringify(name)}:`)
    const read = `const ${value} = ${parent}[${JSON.stringify(name)}];`
    const write = (inner: Schema) =>
      `json += ${separator} + ${key}; ${separator} = ','; ${this.write(inner, value)}`
    return def.type === 'optional' && !def.checks?.length
      ? `${read} if (${value} !== undefined) { ${write(def.innerType)} }`
      : `${read} ${write(schema)}`
  }

  #array(element: Schema, value: string): string {
    const [index, each] = [this.#local(), this.#local()]
    return `if (!Array.isArray(${value})) return; json += '[';
      for (let ${index} = 0; ${index} < ${value}.length; ${index} += 1) {
        if (${index} > 0) json += ',';
        const ${each} = ${value}[${index}];
        ${this.write(element, each)}
      }
      json += ']';`
  }

  #tuple(items: readonly Schema[], value: string): string {
    const parts = items.map((item, index) => {
      const each = this.#local()
      return `const ${each} = ${value}[${index}]; ${index > 0 ? "json += ',';" : ''} ${this.write(item, each)}`
    })
    return `if (!Array.isArray(${value}) || ${value}.length !== ${items.length}) return;
      json += '['; ${parts.join('\n')} json += ']';`
  }

  #oneOf(values: readonly unknown[], value: string): string {
    const written = this.#local()
    const known = this.#outside(new Map(values.map((each) => [each, JSON.stringify(each)])))
    return `const ${written} = ${known}.get(${value}); if (${written} === undefined) return; json += ${written};`
  }

  #general(schema: Schema, value: string): string {
    const written = this.#local()
    const encode = (part: unknown): string | undefined => {
      const result = z.safeEncode(schema, part)
      return result.success ? JSON.stringify(result.data) : undefined
    }
    return `const ${written} = ${this.#outside(encode)}(${value}); if (${written} === undefined) return; json += ${written};`
  }

  #outside(known: unknown): string {
    const name = `known${this.names.length}`
    this.names.push(name)
    this.values.push(known)
    return name
  }

  #local(): string {
    this.#locals += 1
    return `local${this.#locals}`
  }
}

/** Characters that JSON may escape: control characters, and half of a surrogate pair. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: \p{Cc} would take four times as long
const needsEscape = /["\\\u0000-\u001f\ud800-\udfff]/

const quote = (text: string): string => (needsEscape.test(text) ? JSON.stringify(text) : `"${text}"`)

/** For shorter texts, converting to bytes saves nothing. */
const shortText = 1024
