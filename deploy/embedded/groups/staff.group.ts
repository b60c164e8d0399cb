import '../audit.spec.js';
import '../auto-reply.spec.js';
import '../hints.spec.js';
import '../locked.spec.js';
import '../reports.spec.js';
