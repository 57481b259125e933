import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { sendError } from '@rover/platform/http/exception.filter';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** In seconds. */
const aYear = 31_536_000;
const aDay = 86_400;

/** Files that keep their names when they are replaced: returning visitors see the new ones a day later. */
const picturesAndSound = /\.(avif|webp|jpg|png|ico|mp3)$/;

/** Serves the files of the built site; its HTML is not one of them, since every page has its own. */
export async function serveSiteFiles(fastify: FastifyInstance, folder: string): Promise<void> {
  await fastify.register(async (scope) => {
    scope.setErrorHandler(sendFileError);
    await scope.register(fastifyStatic, {
      root: path.resolve(folder),
      wildcard: false,
      index: false,
      globIgnore: ['index.html', '**/*.{br,gz}'],
      preCompressed: true,
      setHeaders: (reply, file) => {
        const hashed = file.includes(`${path.sep}assets${path.sep}`);
        const keep = hashed
          ? `public, max-age=${aYear}, immutable`
          : picturesAndSound.test(file)
            ? `public, max-age=${aDay}`
            : 'no-cache';
        reply.header('cache-control', keep);
      },
    });
  });
}

/** A range that a file does not have is answered with the length of the file (RFC 9110, 15.5.17). */
function sendFileError(
  error: FastifyError & { headers?: Record<string, string> },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.headers(error.headers ?? {});
  sendError(error, request, reply);
}
