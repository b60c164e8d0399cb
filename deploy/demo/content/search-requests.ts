import { readContent } from './read.js';
import { files, type DemoSearchRequest } from './schema.js';

export const searchRequests: readonly DemoSearchRequest[] = readContent('search-requests', files['search-requests']);
