import type { TextTable } from '../create.js';

export default import.meta.glob<TextTable>('./*.json', { base: '../locales/de', import: 'default' });
