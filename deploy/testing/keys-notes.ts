import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { keepers } from '@lendring/contracts/services.js';
import { KEYS_NOTE } from '@lendring/platform/keys/keys-note.js';

export const forgetKeysNotes = (dataDir: string): void => {
  for (const file of keepers.map(({ name }) => join(dataDir, name, 'events.db')).filter(existsSync)) {
    const log = new DatabaseSync(file);
    log.prepare('DELETE FROM events WHERE stream = ?').run(KEYS_NOTE);
    log.close();
  }
};
