import type { TextTable } from '../create.js';

/** The files of this language by their paths, each a chunk of its own. */
export default import.meta.glob<TextTable>('./*.json', { base: '../locales/de', import: 'default' });
