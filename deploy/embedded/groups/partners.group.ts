import '../brought.spec.js';
import '../deleted.spec.js';
import '../partner-clients.spec.js';
import '../partners.spec.js';
