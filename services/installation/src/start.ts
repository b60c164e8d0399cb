import { createUnpublishedPictures } from '@lendring/platform/pictures/unpublished-pictures.js';
import type { StartService } from '@lendring/platform/runtime/process/run-service.js';
import { installationModule } from './module.js';

export const start: StartService = async ({ wiring: { files, secrets }, apis, ports, serve }) => {
  const { blobs, pictures } = await files();
  return serve(
    installationModule(await ports(), {
      confirmErasure: apis.account.commands.confirmErasure,
      pictures,
      unpublished: createUnpublishedPictures(blobs, 'category'),
      unpublishedLogos: createUnpublishedPictures(blobs, 'brand'),
      guessSecret: await secrets.secret('guesses'),
    }),
  );
};
