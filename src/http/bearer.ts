import type { FastifyRequest } from 'fastify'

/** The token of an `Authorization: Bearer` header; undefined for any other scheme, such as that of a proxy. */
export const bearerOf = ({
  headers: { authorization },
}: Pick<FastifyRequest, 'headers'>): string | undefined =>
  authorization === undefined ? undefined : /^bearer +(\S+)$/i.exec(authorization)?.[1]
