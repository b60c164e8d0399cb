import { readContent } from './read.js';
import { files, type DemoSearchRequest } from './schema.js';

/** What people look for, in their groups and for everybody near a place, with replies. */
export const searchRequests: readonly DemoSearchRequest[] = readContent('search-requests', files['search-requests']);
