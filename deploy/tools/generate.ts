import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { asyncApi } from '@lendring/bff/openapi/asyncapi.js';
import { loadConfig } from '@lendring/platform/runtime/settings/config.js';
import { openApi } from '@lendring/bff/openapi/openapi.js';

/** Use default settings, because the documents describe such an installation. */
const { apiHeader } = loadConfig({});

/** Writes the checked-in files generated from the contracts; a spec fails when they are outdated. */
for (const [name, document] of [
  ['openapi.json', openApi(apiHeader)],
  ['asyncapi.json', asyncApi()],
] as const) {
  const target = fileURLToPath(new URL(`../../../contracts/generated/${name}`, import.meta.url));
  await writeFile(target, `${JSON.stringify(document, null, 2)}\n`);
}
