import type { TextTable } from '../create.js';

/** Files of this language by path, each a separate chunk. */
export default import.meta.glob<TextTable>('./*.json', { base: '../locales/en', import: 'default' });
