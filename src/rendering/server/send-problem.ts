import type { FastifyReply, FastifyRequest } from 'fastify'
import { type AppError, type Problem, problemOf } from '#http/errors.ts'
import { translateIn } from '#i18n/texts.ts'
import { translateMessage } from '#i18n/translator.ts'

/** Turns errors into responses in one place: known ones unchanged, all others without internal details. */
export const sendProblem = (error: AppError, request: FastifyRequest, reply: FastifyReply) =>
  reply
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('content-language', request.language)
    .header('cache-control', 'no-store')
    .send(
      JSON.stringify({
        ...problemOf(error, translateMessage(translateIn[request.language])),
        ...(error.code === 'internal' && { requestId: request.id }),
      } satisfies Problem),
    )
