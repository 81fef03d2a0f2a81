import type { FastifyInstance } from 'fastify';
import { visitor } from '#kernel/actor.ts';
import type { Db } from '#platform/database/kysely.ts';
import {
  type Authenticate,
  registerEndpoint,
  registerFileEndpoint,
} from '#platform/http/register-endpoint.ts';
import { registerUploadEndpoint } from '#platform/http/register-upload.ts';
import type { Avatars } from './avatars.ts';
import { deleteAvatar, getAvatar, uploadAvatar } from './contract.ts';

/** The address says enough: an img element sends no token. */
const anyone: Authenticate = async () => visitor;

/** Registers the calls of the picture with the server. */
export function avatarRoutes(
  app: FastifyInstance,
  { db, avatars, strictly }: { db: Db; avatars: Avatars; strictly: Authenticate },
): void {
  registerUploadEndpoint(app, uploadAvatar, strictly, ({ actor }, file, signal) =>
    avatars.change(db, actor, file, signal),
  );
  registerEndpoint(app, deleteAvatar, strictly, async ({ actor }) => {
    await avatars.remove(db, actor);
    return undefined;
  });
  registerFileEndpoint(app, getAvatar, anyone, async ({ params }) => ({
    bytes: await avatars.read(db, params.key),
    fileName: 'avatar.webp',
    isPermanent: true,
  }));
}
