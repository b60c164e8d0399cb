import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openApi } from '@lendring/bff/api/openapi.js';

/** Writes what is made from the contracts and checked in; a spec fails when it has drifted. */
const target = fileURLToPath(new URL('../../../contracts/generated/openapi.json', import.meta.url));
await writeFile(target, `${JSON.stringify(openApi(), null, 2)}\n`);
