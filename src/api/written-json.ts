import type * as z from 'zod/mini'

/**
 * JSON that the serializer of `schema` wrote earlier and that was stored, such as a row derived at its last
 * change.
 */
export class WrittenJson {
  readonly schema: z.core.$ZodType
  readonly text: string

  constructor(schema: z.core.$ZodType, text: string) {
    this.schema = schema
    this.text = text
  }
}

/**
 * Stands for a value in a response: it has the type but no fields. The serializer copies it unchanged where
 * this very schema is expected, and refuses it anywhere else.
 */
export const written = <Schema extends z.core.$ZodType>(schema: Schema, text: string): z.output<Schema> =>
  new WrittenJson(schema, text) as z.output<Schema>
