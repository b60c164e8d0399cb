import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { searchContract } from './contract.js';
import { openSqliteSearch } from './sqlite.adapter.js';

let directory: string;
beforeAll(async () => { directory = await mkdtemp(join(tmpdir(), 'search-')); });
afterAll(async () => { await rm(directory, { recursive: true, force: true }); });

searchContract('SQLite in the own thread', async () => openSqliteSearch({ directory: join(directory, 'own'), maxWorkers: 0 }));
searchContract('SQLite in worker threads', async () => openSqliteSearch({ directory: join(directory, 'threads'), maxWorkers: 2 }));
